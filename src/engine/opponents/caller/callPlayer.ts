import type { Card, Points } from '../../cards.ts';
import { randomFrom } from '../../shuffle.ts';
import { PLAIN_TARGET } from '../../rules/auction.ts';
import { cardsToPlay, cheapestFirst, first, type Policy } from '../policy.ts';
import { copyDeal, emptyDeal, HAND_ROOM, packCard, packDeal, packRules } from './packed.ts';
import { playAt, playOut } from './playOut.ts';
import { callWorldsOf, seedOf } from './worlds.ts';

/** Worlds looked at for a card. */
const WORLDS = 40;

/** Points on each side of the promise within which a point more or less is worth something beside the promise itself. */
const NEAR = 30;

/** How glad the caller's side is of its points: whether the promise is kept, and a little how clearly. */
export const gladness = (points: Points, target: Points): number =>
  (points >= target ? 1 : 0) + Math.max(-1, Math.min(1, (points - target) / NEAR));

/**
 * Plays a game with a caller by trying each card in worlds the seat cannot tell from the real one, each played out by
 * rules of thumb, and taking the card that serves its side best on average; among equals the cheapest. It knows no more
 * than its view, and plays the same in the same place.
 */
export const callPlayer =
  (worlds: number = WORLDS): Policy =>
  (view) => {
    const cards = cheapestFirst(view, cardsToPlay(view));
    if (cards.length === 1) return first(cards);
    const { rules, seat } = view;
    const random = randomFrom(seedOf(view));
    const nextWorld = callWorldsOf(view);
    const scratch = emptyDeal(packRules(rules));
    const target = view.auction?.target ?? PLAIN_TARGET;
    const sums = new Map<Card, number>(cards.map((card) => [card, 0]));
    for (let made = 0; made < worlds; made += 1) {
      const world = packDeal(nextWorld(random));
      for (const card of cards) {
        const deal = copyDeal(world, scratch);
        const packed = packCard(rules, card);
        for (let at = 0; at < deal.sizes[seat]!; at += 1)
          if (deal.hands[seat * HAND_ROOM + at] === packed) {
            playAt(deal, seat, at);
            break;
          }
        const points = playOut(deal);
        const isCallers = seat === deal.caller || seat === deal.partner;
        const glad = gladness(points, target);
        sums.set(card, (sums.get(card) ?? 0) + (isCallers ? glad : -glad));
      }
    }
    return cards.reduce((best, card) => (sums.get(card)! > sums.get(best)! ? card : best));
  };
