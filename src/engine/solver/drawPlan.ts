import type { HiddenGame, Place } from './hiddenGame.ts';

/** One way the draw after a trick can go: which card the loser gets, and the block that follows. */
export interface Draw {
  readonly drawn: Place;
  /** Its index in the plan, or `EVERYTHING`: then nothing is left in the stock. */
  readonly next: number;
}

export const EVERYTHING = -1;

/** One block: a set of cards still hidden and a known top of the stock, before the draw. All its draws are equally likely. */
export interface BlockPlan {
  readonly top: Place;
  /** The cards that can be in a hand, in ascending order. */
  readonly hands: readonly Place[];
  readonly draws: readonly Draw[];
}

/** Every block that can follow a position, in an order in which each comes after those it needs. */
export interface DrawPlan {
  readonly blocks: readonly BlockPlan[];
  /** The index of the block of a set, a bit a hidden card, and a top. */
  indexOf(set: number, top: Place): number;
}

/** The members of a set of hidden cards. */
export function membersOf(set: number): readonly Place[] {
  const members: Place[] = [];
  for (let left = set; left !== 0; left &= left - 1) members.push(31 - Math.clz32(left & -left));
  return members;
}

/** The plan of the blocks, from the smallest sets up. */
export function drawPlanOf({ size, hidden, turnUp }: HiddenGame): DrawPlan {
  const all = (1 << hidden) - 1;
  const places = Array.from({ length: size }, (_, place) => place);
  const blocks: BlockPlan[] = [];
  const index = new Map<number, number>();
  const key = (set: number, top: Place): number => set * (hidden + 1) + top;
  const indexOf = (set: number, top: Place): number => index.get(key(set, top)) ?? EVERYTHING;

  const drawsFrom = (set: number): readonly Draw[] => {
    if (set === 0) return [{ drawn: turnUp, next: EVERYTHING }];
    return membersOf(set).flatMap((drawn) =>
      membersOf(set & ~(1 << drawn)).map((next) => ({
        drawn,
        next: indexOf(set & ~(1 << drawn) & ~(1 << next), next),
      })),
    );
  };

  for (let count = 0; count < hidden; count += 2) {
    for (let set = 0; set <= all; set++) {
      const members = membersOf(set);
      if (members.length !== count) continue;
      const draws = drawsFrom(set);
      for (const top of membersOf(all & ~set)) {
        const hands = places.filter((place) => place !== top && place !== turnUp && !members.includes(place));
        index.set(key(set, top), blocks.length);
        blocks.push({ top, hands, draws });
      }
    }
  }
  return { blocks, indexOf };
}
