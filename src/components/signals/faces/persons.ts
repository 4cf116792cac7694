/** The people who make the faces: women and men from sixteen to eighty. Invented; they look like nobody. */
export const PERSON_IDS = ['vito', 'assunta', 'carmen', 'pepe', 'luca', 'nina', 'tomas', 'rosa'] as const;
export type PersonId = (typeof PERSON_IDS)[number];

export type HairStyle = 'parted' | 'bun' | 'waves' | 'bald' | 'tousled' | 'ponytail' | 'receding' | 'curls';

/** What a drawing needs to know of a person. Colours are fills; half-widths and heights are in units of the face's box. */
export interface Person {
  readonly age: 'young' | 'grown' | 'old';
  readonly skin: string;
  /** The skin in shadow: neck, and a full cheek. */
  readonly shade: string;
  readonly hair: HairStyle;
  readonly hairColour: string;
  /** The lighter streak in the hair. */
  readonly hairLight: string;
  readonly brows: 'thin' | 'thick';
  readonly browColour: string;
  readonly lips: 'plain' | 'painted';
  readonly lipColour: string;
  readonly beard: 'none' | 'moustache' | 'full';
  readonly extras: readonly ('earrings' | 'freckles' | 'lashes')[];
  /** Half the width of the face at the eyes. */
  readonly width: number;
  /** How far down the chin reaches. */
  readonly chin: number;
  /** How broad the chin is: half its width. */
  readonly jaw: number;
  readonly coat: string;
  readonly collar: 'open-shirt' | 'round' | 'shawl' | 'tee';
  readonly collarColour: string;
}

const LAPIS = '#2C4F7C';
const OXBLOOD = '#9B2C1F';
const GREEN = '#1F5A43';
const OCHRE = '#C58B1B';

export const PERSONS: Readonly<Record<PersonId, Person>> = {
  vito: {
    age: 'grown',
    skin: '#F0CFA6',
    shade: '#DDB285',
    hair: 'parted',
    hairColour: '#1F1B16',
    hairLight: '#4A4238',
    brows: 'thick',
    browColour: '#1F1B16',
    lips: 'plain',
    lipColour: '#C07A62',
    beard: 'moustache',
    extras: [],
    width: 48,
    chin: 172,
    jaw: 28,
    coat: LAPIS,
    collar: 'open-shirt',
    collarColour: '#FFFCF3',
  },
  assunta: {
    age: 'old',
    skin: '#F4D8B8',
    shade: '#DFBB94',
    hair: 'bun',
    hairColour: '#D9D3C6',
    hairLight: '#F7F3E8',
    brows: 'thin',
    browColour: '#6E675C',
    lips: 'plain',
    lipColour: '#BF7566',
    beard: 'none',
    extras: ['earrings'],
    width: 47,
    chin: 168,
    jaw: 30,
    coat: '#2B2722',
    collar: 'shawl',
    collarColour: OXBLOOD,
  },
  carmen: {
    age: 'grown',
    skin: '#E2B48A',
    shade: '#CB976A',
    hair: 'waves',
    hairColour: '#2A1A14',
    hairLight: '#6B4331',
    brows: 'thin',
    browColour: '#2A1A14',
    lips: 'painted',
    lipColour: '#B3372B',
    beard: 'none',
    extras: ['earrings', 'lashes'],
    width: 45,
    chin: 170,
    jaw: 22,
    coat: OXBLOOD,
    collar: 'round',
    collarColour: OXBLOOD,
  },
  pepe: {
    age: 'old',
    skin: '#EBC29A',
    shade: '#D5A577',
    hair: 'bald',
    hairColour: '#EFEAE0',
    hairLight: '#FFFFFF',
    brows: 'thick',
    browColour: '#8C857A',
    lips: 'plain',
    lipColour: '#B97562',
    beard: 'none',
    extras: [],
    width: 47,
    chin: 174,
    jaw: 30,
    coat: GREEN,
    collar: 'open-shirt',
    collarColour: '#EFE3C4',
  },
  luca: {
    age: 'young',
    skin: '#F6DDBD',
    shade: '#E3BF97',
    hair: 'tousled',
    hairColour: '#8A5A2B',
    hairLight: '#B98243',
    brows: 'thin',
    browColour: '#6B431C',
    lips: 'plain',
    lipColour: '#C9826D',
    beard: 'none',
    extras: ['freckles'],
    width: 45,
    chin: 166,
    jaw: 24,
    coat: OCHRE,
    collar: 'tee',
    collarColour: '#FFFCF3',
  },
  nina: {
    age: 'young',
    skin: '#C58E62',
    shade: '#AB7448',
    hair: 'ponytail',
    hairColour: '#241813',
    hairLight: '#5A3A2A',
    brows: 'thin',
    browColour: '#241813',
    lips: 'painted',
    lipColour: '#9C4438',
    beard: 'none',
    extras: ['lashes'],
    width: 44,
    chin: 168,
    jaw: 21,
    coat: '#EFE3C4',
    collar: 'tee',
    collarColour: LAPIS,
  },
  tomas: {
    age: 'grown',
    skin: '#DDA97C',
    shade: '#C48C5F',
    hair: 'receding',
    hairColour: '#A89E90',
    hairLight: '#CFC7BA',
    brows: 'thick',
    browColour: '#5E564C',
    lips: 'plain',
    lipColour: '#B06A55',
    beard: 'full',
    extras: [],
    width: 49,
    chin: 174,
    jaw: 32,
    coat: '#6B5B47',
    collar: 'round',
    collarColour: '#6B5B47',
  },
  rosa: {
    age: 'grown',
    skin: '#F2CFAE',
    shade: '#DEB08A',
    hair: 'curls',
    hairColour: '#A4492A',
    hairLight: '#CF7A4E',
    brows: 'thin',
    browColour: '#7A3419',
    lips: 'painted',
    lipColour: '#C0493B',
    beard: 'none',
    extras: ['earrings'],
    width: 48,
    chin: 169,
    jaw: 27,
    coat: LAPIS,
    collar: 'shawl',
    collarColour: GREEN,
  },
};
