import { CREASE, INNER, line, path, shape } from './ink.ts';
import type { HairStyle, Person } from './persons.ts';

/** What of the hair lies behind the head, and what over it. */
interface Hair {
  readonly back: string;
  readonly front: string;
}

const streaks = (d: string, colour: string): string => path(d, { stroke: colour, width: INNER });

const STYLES: Readonly<Record<HairStyle, (person: Person) => Hair>> = {
  parted: ({ hairColour, hairLight }) => ({
    back: '',
    front:
      shape(
        'M49 92C38 46 58 12 104 12C148 12 162 46 151 92C149 76 146 58 134 42C112 46 88 44 72 33C60 46 53 70 49 92Z',
        hairColour,
      ) + streaks('M76 26C90 36 112 38 130 34M84 19C98 26 116 27 128 24', hairLight),
  }),
  bun: ({ hairColour, hairLight }) => ({
    back: shape('M78 22C72 8 88 3 100 3C112 3 128 8 122 22Z', hairColour) + line('M88 14C94 8 106 8 112 14', CREASE),
    front:
      shape(
        'M50 96C40 52 60 14 100 14C140 14 160 52 150 96C147 76 140 58 122 46C112 40 104 36 100 31C96 36 88 40 78 46C60 58 53 76 50 96Z',
        hairColour,
      ) +
      streaks('M100 19V29M84 21C76 27 67 36 62 50M116 21C124 27 133 36 138 50', '#A9A294') +
      streaks('M92 20C84 26 76 34 72 44M108 20C116 26 124 34 128 44', hairLight),
  }),
  waves: ({ hairColour, hairLight }) => ({
    back: shape(
      'M52 50C36 62 44 82 34 98C24 114 36 128 32 144C30 160 46 172 60 170L140 170C154 172 170 160 168 144C164 128 176 114 166 98C156 82 164 62 148 50Z',
      hairColour,
    ),
    front:
      shape('M54 104C44 60 56 12 102 12C146 12 158 58 146 104C146 84 138 62 116 44C98 62 68 66 54 104Z', hairColour) +
      streaks('M112 30C96 46 74 52 62 74M124 28C136 40 144 56 146 74', hairLight),
  }),
  bald: ({ hairColour }) => ({
    back:
      shape('M56 60C40 64 36 84 41 100L54 104Z', hairColour) +
      shape('M144 60C160 64 164 84 159 100L146 104Z', hairColour),
    front:
      shape('M53 66C44 76 46 92 50 100C55 94 57 82 56 70Z', hairColour) +
      shape('M147 66C156 76 154 92 150 100C145 94 143 82 144 70Z', hairColour) +
      line('M84 36C94 33 108 33 118 37', CREASE),
  }),
  tousled: ({ hairColour, hairLight }) => ({
    back: '',
    front:
      shape(
        'M53 88C44 70 40 48 56 38C48 26 70 20 76 24C80 8 102 8 106 16C118 4 136 14 134 26C152 22 160 44 150 54C158 66 152 80 147 88C146 74 142 64 134 56C128 62 118 60 114 52C106 62 92 60 90 52C82 62 70 62 66 60C58 66 54 76 53 88Z',
        hairColour,
      ) + streaks('M78 34C84 28 92 30 96 36M112 30C120 26 128 30 130 38M64 46C68 42 74 42 78 46', hairLight),
  }),
  ponytail: ({ hairColour, hairLight }) => ({
    back:
      shape('M60 34C30 24 18 52 28 84C32 100 24 118 38 134C42 112 50 104 50 84C50 64 52 50 60 34Z', hairColour) +
      streaks('M42 44C34 58 36 80 40 104', hairLight),
    front:
      shape('M56 92C44 50 58 13 98 13C138 13 154 48 144 92C142 70 134 56 108 42C92 42 66 58 56 92Z', hairColour) +
      streaks('M92 22C78 28 68 42 62 62M104 22C124 28 137 42 141 60', hairLight) +
      shape('M62 26C56 24 50 30 52 38L60 40Z', '#C58B1B', 2.4),
  }),
  receding: ({ hairColour, hairLight }) => ({
    back: '',
    front:
      shape(
        'M50 94C40 54 58 15 100 15C142 15 160 54 150 94C148 80 147 66 142 56C134 56 128 44 122 38C112 46 106 34 100 34C94 34 88 46 78 38C72 44 66 56 58 56C53 66 52 80 50 94Z',
        hairColour,
      ) + streaks('M70 34C78 24 90 20 100 20M112 22C122 24 130 30 136 40', hairLight),
  }),
  curls: ({ hairColour, hairLight }) => ({
    back: shape(
      'M52 60C34 60 32 82 40 90C26 98 32 120 44 120C40 134 54 142 62 136L138 136C146 142 160 134 156 120C168 120 174 98 160 90C168 82 166 60 148 60Z',
      hairColour,
    ),
    front:
      shape(
        'M52 84C38 78 40 58 52 54C46 38 62 28 72 32C76 16 98 14 104 22C116 12 134 20 134 32C150 30 158 48 150 56C162 62 160 80 148 84C150 70 142 62 132 60C124 64 114 58 112 50C104 58 92 56 88 48C84 58 72 62 64 58C56 64 54 74 52 84Z',
        hairColour,
      ) +
      streaks(
        'M66 44C70 38 78 40 78 46M94 32C100 26 108 30 108 36M124 40C130 36 138 40 138 46M54 68C54 62 60 60 62 64',
        hairLight,
      ),
  }),
};

/** The hair of a person. */
export const hair = (person: Person): Hair => STYLES[person.hair](person);
