import type { PlayWords } from '../../i18n/playWords.ts';
import { pictureOf } from '../../machines/picture.ts';
import { dealNow, type Trail } from '../../machines/trail.ts';

/** The task: whose turn, what counts as solved, how many cards. */
export function sayTask(m: PlayWords, trail: Trail): string {
  const deal = dealNow(trail);
  const { trick, hands, stock } = pictureOf(trail);
  const { learner, goal } = trail.script;
  const { seats, cardsPerTrick } = deal.rules;
  const cards = hands.flat().length + stock.length + trick.length;
  return m.lesson.task({
    place: trick.length === 0 ? 'leads' : 'follows',
    cards: hands[learner]?.length ?? 0,
    tricks: Math.round(cards / (seats * cardsPerTrick)),
    goal,
  });
}
