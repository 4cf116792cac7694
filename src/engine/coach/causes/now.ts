import type { Card } from '../../cards.ts';
import { cardOfMove } from '../../play/moves.ts';
import { pointsOf } from '../../rules/deck.ts';
import { beats, winningPlay } from '../../rules/trick.ts';
import { fateOf, held, holderOf, isWon, taker } from '../line.ts';
import type { CashReason, HeldCard, Keeping } from '../reason.ts';
import type { Claim } from './claim.ts';
import { isLead, timeOf } from './setting.ts';
import type { Finder, Scene } from './setting.ts';
import { priceOfBeating } from './price.ts';

const isLastToPlay = ({ deal }: Scene): boolean => deal.trick.length === deal.rules.seats - 1;

/** The card a side would win the trick on the table with, if the learner played this card as the last one. */
const takesTable = ({ deal }: Scene, card: Card): boolean =>
  winningPlay(deal.rules, deal.trump, [...deal.trick, { seat: deal.turn, card }]).seat === deal.turn;

/** `take-now`: the item lies on the table. */
export const takeNow: Finder = (scene) => {
  const { deal, item, bestLine, inBest, best, other } = scene;
  if (!deal.trick.some((play) => play.card === item)) return undefined;
  const hand = deal.hands[deal.turn] ?? [];
  const takers = hand.filter((card) => takesTable(scene, card));
  const [taking] = takers;
  // After an exchange the card itself is still to be played, so nothing can be read off the table yet.
  const endsTrick = isLastToPlay(scene) && !best.startsWith('exchange ') && !other.startsWith('exchange ');
  return {
    cause: {
      kind: 'take-now',
      with: held(bestLine, inBest.winnerCard),
      onlyWinner: endsTrick && takers.length === 1 && taking === inBest.winnerCard && cardOfMove(other) !== taking,
    },
    item: held(bestLine, item),
    claims: [
      { after: 'best', says: 'taken', card: item, to: 'ours', trick: 0 },
      { after: 'other', says: 'taken', card: item, to: 'theirs', trick: 0 },
    ],
    ...(endsTrick && { seen: 'this-trick' as const }),
  };
};

/** The dearest scoring card of theirs that lies in the trick of `card`, if any. */
function prizeOf({ bestLine, deal }: Scene, card: Card): HeldCard | undefined {
  const plays = bestLine.tricks[fateOf(bestLine, card).trick]?.plays ?? [];
  const prizes = plays
    .filter((play) => !bestLine.isOurs(play.seat) && pointsOf(deal.rules, [play.card]) > 0)
    .sort((x, y) => pointsOf(deal.rules, [y.card]) - pointsOf(deal.rules, [x.card]));
  return prizes[0] && held(bestLine, prizes[0].card);
}

/** What the item does in the best line, where it is kept. */
function keepingOf(scene: Scene): Keeping {
  const { item, inBest, bestLine } = scene;
  const when = timeOf(scene, 'best', item);
  if (inBest.winnerCard !== item) return { how: 'loaded', on: taker(bestLine, item), when };
  const prize = prizeOf(scene, item);
  return prize ? { how: 'takes', card: prize, when } : { how: 'wins', when };
}

function keptClaim({ item }: Scene, kept: Keeping): Claim {
  const ours = { after: 'best', says: 'taken', card: item, to: 'ours' } as const;
  switch (kept.how) {
    case 'wins':
      return { ...ours, by: item };
    case 'takes':
      return { after: 'best', says: 'taken', card: kept.card.card, to: 'ours', by: item };
    case 'loaded':
      return { ...ours, by: kept.on.card };
  }
}

/** `give-now` and `expose`: the item is the card the learner would play now, and it is lost at once. */
export const giveNow: Finder = (scene) => {
  const { other, item, inOther, danger } = scene;
  if (other !== item || inOther.trick !== 0) return undefined;
  const kept = keepingOf(scene);
  return {
    cause: { kind: isLead(scene) ? 'expose' : 'give-now', danger, kept },
    item: { card: item, holder: 'you' },
    claims: [
      { after: 'other', says: 'taken', card: item, to: 'theirs', by: danger.card, trick: 0 },
      keptClaim(scene, kept),
    ],
  };
};

/** Cards of opponents that still play to this trick and would take it from `card`. */
export function beatersOf({ deal, bestLine }: Pick<Scene, 'deal' | 'bestLine'>, card: Card): readonly Card[] {
  const { rules, trump, trick, turn } = deal;
  const after = rules.seats - trick.length - 1;
  const seats = Array.from({ length: after }, (_, i) => (turn + 1 + i) % rules.seats);
  return seats.flatMap((seat) =>
    bestLine.isOurs(seat) ? [] : (deal.hands[seat] ?? []).filter((reply) => beats(rules, trump, reply, card)),
  );
}

function cashReason(scene: Scene): CashReason {
  const { item, deal, proof } = scene;
  if (isLastToPlay(scene)) return { is: 'last-to-play' };
  if (beatersOf(scene, item).length === 0) return { is: 'nothing-beats-it' };
  const price = proof && priceOfBeating(proof, item);
  if (price === undefined) return { is: 'they-let-it' };
  const { seats, turnUp } = deal.rules;
  const lastDraw = turnUp && seats === 2 && deal.stock.length === seats;
  return { is: 'beating-it-costs', price, turnUp: lastDraw ? deal.stock[deal.stock.length - 1] : undefined };
}

/** `cash-now` and `load-now`: the item is the best card, and it is brought in now. */
export const cashNow: Finder = (scene) => {
  const { best, item, inBest, danger, bestLine } = scene;
  if (best !== item) return undefined;
  const you: HeldCard = { card: item, holder: 'you' };
  const when = timeOf(scene, 'other', item);
  const lost: Claim = { after: 'other', says: 'taken', card: item, to: 'theirs', by: danger.card };
  const won: Claim = { after: 'best', says: 'taken', card: item, to: 'ours', by: inBest.winnerCard, trick: 0 };
  return inBest.winnerCard === item
    ? { cause: { kind: 'cash-now', why: cashReason(scene), danger, when }, item: you, claims: [won, lost] }
    : { cause: { kind: 'load-now', winner: taker(bestLine, item), danger, when }, item: you, claims: [won, lost] };
};

/** Whether giving up the item is the only best reply, or at least costs them the fewest points of all their cards. */
function answerOf(scene: Scene): 'only-best' | 'cheapest' | 'in-the-line' {
  const { deal, proof, item, inBest, best } = scene;
  // After an exchange the card they answer is still to be played.
  if (deal.rules.seats !== 2 || best.startsWith('exchange ')) return 'in-the-line';
  const replies = proof?.analysis.bestMoves(proof.afterBest);
  if (proof && replies?.length === 1 && replies[0] === proof.numberOf(item)) return 'only-best';
  const worth = (card: Card): number => pointsOf(deal.rules, [card]);
  const cheapest = inBest.hand.every((card) => worth(card) >= worth(item));
  return cheapest && beatersOf(scene, cardOfMove(best)).length === 0 ? 'cheapest' : 'in-the-line';
}

/** `win-reply`: they give the item up on this trick. */
export const winReply: Finder = (scene) => {
  const { deal, item, inBest, bestLine, winner } = scene;
  const isReply = inBest.trick === 0 && !bestLine.isOurs(inBest.seat) && inBest.place > deal.trick.length;
  if (!isReply) return undefined;
  return {
    cause: { kind: 'win-reply', winner, answer: answerOf(scene) },
    item: held(bestLine, item),
    claims: [{ after: 'best', says: 'taken', card: item, to: 'ours', by: winner.card, trick: 0 }],
  };
};

/** `partner-card`: the partner's card is lost on this trick. */
export const partnerCard: Finder = (scene) => {
  const { item, inOther, otherLine, danger } = scene;
  const isPartners = holderOf(otherLine, inOther.seat) === 'partner';
  if (inOther.trick !== 0 || !isPartners || isWon(otherLine, item)) return undefined;
  return {
    cause: { kind: 'partner-card', danger },
    item: held(otherLine, item),
    claims: [{ after: 'other', says: 'taken', card: item, to: 'theirs', by: danger.card, trick: 0 }],
  };
};
