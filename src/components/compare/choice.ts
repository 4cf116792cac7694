import {
  formatHouse,
  readHouse,
  rulesOfHouse,
  type House,
  type HouseError,
} from '../../engine/compare/houseAddress.ts';
import { formatSharedDeal, parseSharedDeal, type SharedDeal } from '../../engine/compare/sharedDeal.ts';

/** What a comparison shows: two to four houses, in which way, and the deal under them. */
export interface Choice {
  readonly houses: readonly House[];
  readonly show: 'all' | 'differing';
  /** A deal other than the page's own. */
  readonly deal: SharedDeal | undefined;
}

/** What was wrong with an address, beside the choice that could be made of it. */
export type ChoiceFault = HouseError | 'too-few' | 'too-many';

const FEWEST = 2;
export const MOST = 4;

/** Text as an address writes it; a broken escape is left as it stands, and is then no house and no deal. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The part of the address behind `#!` for a choice. */
export function formatChoice({ houses, show, deal }: Choice): string {
  const parts = [
    `rules=${houses.map(formatHouse).join(',')}`,
    ...(show === 'differing' ? ['show=differing'] : []),
    ...(deal ? [`deal=${formatSharedDeal(deal)}`] : []),
  ];
  return `#!${parts.join('&')}`;
}

/**
 * The choice an address makes; undefined where it makes none. What cannot be read is left out and told, never guessed:
 * a house whose options cannot be falls back to its game without them.
 */
export function readChoice(
  hash: string,
  spare: readonly House[],
): { readonly choice: Choice; readonly fault: ChoiceFault | undefined } | undefined {
  if (!hash.startsWith('#!')) return undefined;
  const fields = new Map(
    hash
      .slice(2)
      .split('&')
      .map((part): readonly [string, string] => {
        const [key = '', ...rest] = part.split('=');
        return [key, decoded(rest.join('='))];
      }),
  );
  let fault: ChoiceFault | undefined;
  const named = (fields.get('rules') ?? '').split(',').filter((text) => text !== '');
  const houses = named.flatMap((text): readonly House[] => {
    const read = readHouse(text);
    if (!read.ok) {
      fault ??= read.error;
      return [];
    }
    const made = rulesOfHouse(read.value);
    if (made.ok) return [read.value];
    fault ??= made.error;
    return made.error.kind === 'unknown-rule-set' ? [] : [{ base: read.value.base, options: {} }];
  });
  if (houses.length > MOST) fault ??= 'too-many';
  if (houses.length < FEWEST) fault ??= 'too-few';
  const filled = [...houses, ...spare.filter(({ base }) => !houses.some((house) => house.base === base))];
  const kept = houses.length >= FEWEST ? houses.slice(0, MOST) : filled.slice(0, FEWEST);
  const dealText = fields.get('deal');
  const deal = dealText === undefined ? undefined : parseSharedDeal(dealText);
  if (dealText !== undefined && !deal) fault ??= { kind: 'no-house', text: dealText };
  return { choice: { houses: kept, show: fields.get('show') === 'differing' ? 'differing' : 'all', deal }, fault };
}
