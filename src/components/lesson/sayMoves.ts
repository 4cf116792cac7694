import type { Card, Seat } from '../../engine/cards.ts';
import type { PlayWords } from '../../i18n/playWords.ts';
import { pictureOf } from '../../machines/picture.ts';
import { dealNow, finishedTrick, unseen, type Frame, type Trail } from '../../machines/trail.ts';
import { nameOfSeat } from '../table/nameOfSeat.ts';

const nameIn = (m: PlayWords, { script }: Trail, seat: Seat): string =>
  nameOfSeat(m, script.start.rules, script.learner, seat);

/** The cards that came to hands after the last finished trick, winner first. */
function drawn(trail: Trail, frame: Frame): readonly { readonly seat: Seat; readonly card: Card }[] {
  const trick = finishedTrick(frame);
  if (!trick) return [];
  const seats = frame.after.hands.length;
  return Array.from({ length: seats }, (_, at) => (trick.winner + at) % seats).flatMap((seat) =>
    (frame.after.hands[seat] ?? [])
      .filter((card) => !(frame.before.hands[seat] ?? []).includes(card))
      .filter(() => trail.script.visibility !== 'closed' || seat === trail.script.learner)
      .map((card) => ({ seat, card })),
  );
}

/** What a frame did, in sentences with cards marked: who played what, and who took the trick. */
function sayFrame(m: PlayWords, trail: Trail, { before, action, after }: Frame): readonly string[] {
  const { learner } = trail.script;
  const who = nameIn(m, trail, action.seat);
  if (action.kind !== 'play') return [];
  const trump = before.trump !== undefined && action.card.endsWith(before.trump);
  const played = m.lesson.plays({ who, card: action.card, trump });
  const trick = after.tricks.length > before.tricks.length ? after.tricks.at(-1) : undefined;
  if (!trick) return [played];
  const scoreOf = (seats: readonly Seat[]): number => seats.reduce((sum, seat) => sum + (after.taken[seat] ?? 0), 0);
  const own = after.sides.find((side) => side.includes(learner)) ?? [learner];
  const others = after.sides.filter((side) => side !== own).map(scoreOf);
  const news = m.lesson.takesTrick({
    who: nameIn(m, trail, trick.winner),
    points: trick.points,
    score: scoreOf(own),
    lead: scoreOf(own) - Math.max(...others),
  });
  return [played, news];
}

/** What has happened since the learner last went on. */
export const sayHappened = (m: PlayWords, trail: Trail): readonly string[] =>
  unseen(trail).flatMap((frame) => sayFrame(m, trail, frame));

/** What has happened just before the learner must choose: the draw, and what the other seats have played since. */
export function sayLeadIn(m: PlayWords, trail: Trail): readonly string[] {
  const { frames } = trail;
  const last = frames.findLastIndex((frame) => finishedTrick(frame) !== undefined);
  const finished = frames[last];
  const draws = finished
    ? drawn(trail, finished).map(({ seat, card }) => m.lesson.draws({ who: nameIn(m, trail, seat), card }))
    : [];
  const since = frames.slice(last + 1).filter(({ by }) => by === 'table');
  const played = since.flatMap((frame) => sayFrame(m, trail, frame));
  return [...draws, ...played];
}

/** How the deal ended, for the learner. */
export function sayEnd(m: PlayWords, trail: Trail): string {
  const deal = dealNow(trail);
  const { scores, sides } = pictureOf(trail);
  const own = sides.findIndex((side) => side.includes(trail.script.learner));
  const score = scores[own] ?? 0;
  const other = Math.max(...scores.filter((_, side) => side !== own));
  const { win } = deal.rules;
  const target = win.deal === 'over-half' ? win.target : undefined;
  const outcome = score === other ? 'tie' : (target === undefined ? score > other : score >= target) ? 'win' : 'loss';
  return m.lesson.over({ outcome, score, other });
}
