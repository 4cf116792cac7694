import type { PlayWords } from '../../i18n/playWords.ts';
import { trickOnTable, unseen } from '../../machines/trail.ts';
import type { LitCard } from '../table/shown.ts';
import type { DealView } from './dealView.ts';

/** The cards that are lit while a verdict is shown: the one played, the one that takes the trick, the best one. */
export function litIn(m: PlayWords, { trail, moment, explanation, odds, verdict }: DealView): readonly LitCard[] {
  if (moment !== 'judged' && moment !== 'watching' && moment !== 'comparing') return [];
  const own = unseen(trail).findLast((frame) => frame.by !== 'table')?.action;
  if (!verdict || own?.kind !== 'play') return [];
  const trick = trickOnTable(trail);
  const winning = trick?.plays.find((play) => play.seat === trick.winner)?.card;
  const best = explanation?.best ?? (odds?.rival ? [odds.rival.move] : []);
  const lit: LitCard[] = [];
  if (winning !== undefined && trick) {
    const tone = winning !== own.card ? 'named' : verdict.kind === 'costs' ? 'costly' : 'best';
    lit.push({ card: winning, tone, tag: m.table.tag.takes(trick.points) });
  }
  if (winning !== own.card) {
    lit.push({ card: own.card, tone: verdict.kind === 'costs' ? 'costly' : 'best', tag: m.table.tag.yourCard });
  }
  if (verdict.kind === 'costs') {
    for (const move of best) {
      if (!move.startsWith('exchange '))
        lit.push({ card: move as LitCard['card'], tone: 'best', tag: m.table.tag.best }); // no exchange, so a card
    }
  }
  return lit;
}
