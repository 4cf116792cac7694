import { cardOfMove } from '../../play/moves.ts';
import { fateOf, held, whenOf } from '../line.ts';
import type { Line, LineExchange } from '../line.ts';
import type { Finder, Scene } from './setting.ts';

const exchangesBy = (line: Line, side: 'ours' | 'theirs'): readonly LineExchange[] =>
  line.exchanges.filter(({ seat }) => line.isOurs(seat) === (side === 'ours'));

const took = (exchanges: readonly LineExchange[], { took: card }: LineExchange): boolean =>
  exchanges.some((exchange) => exchange.took === card);

/** How the turn-up comes to a hand when the learner's side does not exchange for it at once. */
function otherwise({ otherLine }: Scene, exchange: LineExchange): 'they-exchange' | 'they-draw' | 'you-draw' {
  if (took(exchangesBy(otherLine, 'theirs'), exchange)) return 'they-exchange';
  return otherLine.isOurs(fateOf(otherLine, exchange.took).seat) ? 'you-draw' : 'they-draw';
}

/** `exchange`: the learner's side exchanges in the best line, and the turn-up is the item or takes it. */
export const exchange: Finder = (scene) => {
  const { item, winner, bestLine, otherLine } = scene;
  const swap = exchangesBy(bestLine, 'ours').find(
    (mine) => (mine.took === item || mine.took === winner.card) && !took(exchangesBy(otherLine, 'ours'), mine),
  );
  if (!swap) return undefined;
  const role = swap.took === item ? 'item' : 'winner';
  return {
    cause: {
      kind: 'exchange',
      give: swap.gave,
      take: swap.took,
      when: whenOf(bestLine, swap.trick),
      role,
      otherwise: otherwise(scene, swap),
    },
    item: held(bestLine, item),
    claims:
      role === 'item'
        ? [{ after: 'best', says: 'taken', card: item, to: 'ours', from: 'ours' }]
        : [{ after: 'best', says: 'taken', card: item, to: 'ours', by: swap.took }],
  };
};

/** `they-exchange`: they exchange in the other line and not in the best, and the turn-up is the item or takes it. */
export const theyExchange: Finder = (scene) => {
  const { item, danger, bestLine, otherLine } = scene;
  const swap = exchangesBy(otherLine, 'theirs').find(
    (theirs) => (theirs.took === item || theirs.took === danger.card) && !took(exchangesBy(bestLine, 'theirs'), theirs),
  );
  if (!swap) return undefined;
  const role = swap.took === item ? 'item' : 'danger';
  return {
    cause: { kind: 'they-exchange', give: swap.gave, take: swap.took, when: whenOf(otherLine, swap.trick), role },
    item: held(otherLine, item),
    claims:
      role === 'item'
        ? [{ after: 'other', says: 'taken', card: item, to: 'theirs', from: 'theirs' }]
        : [{ after: 'other', says: 'taken', card: item, to: 'theirs', by: swap.took }],
  };
};

/** `exchange-costs`: the other move is an exchange, and the trump laid down is missed, or takes the item. */
export const exchangeCosts: Finder = (scene) => {
  const { item, other, winner, danger, bestLine, otherLine } = scene;
  const [swap] = otherLine.exchanges;
  if (!other.startsWith('exchange ') || !swap || swap.gave !== cardOfMove(other)) return undefined;
  const role = winner.card === swap.gave ? 'missed' : danger.card === swap.gave ? 'danger' : undefined;
  if (!role) return undefined;
  return {
    cause: { kind: 'exchange-costs', give: swap.gave, take: swap.took, role },
    item: role === 'missed' ? held(bestLine, item) : held(otherLine, item),
    claims:
      role === 'missed'
        ? [{ after: 'best', says: 'taken', card: item, to: 'ours', by: swap.gave }]
        : [{ after: 'other', says: 'taken', card: item, to: 'theirs', by: swap.gave }],
  };
};
