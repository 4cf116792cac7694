import type { Question } from '../../engine/questions.ts';
import type { Locale } from '../../i18n/index.ts';
import { playWordsFor } from '../../i18n/playWords.ts';
import { plainText } from '../../i18n/sentence.ts';
import { choicesOf, pictureOf } from '../../machines/picture.ts';
import { firstSnapshot } from '../../machines/scriptedDeal.ts';
import type { ScriptedDealInput } from '../../machines/scriptedDealContext.ts';
import { questionDue, wordsNow } from '../../machines/trail.ts';
import type { DealLookProps } from './DealLook.tsx';
import type { Moment } from './dealView.ts';
import { raceShown, seatsShown, stockShown, stripShown, targetOf, trickShown } from './shownDeal.ts';
import { sayTask } from './sayTask.ts';
import { nameOfSeat } from '../table/nameOfSeat.ts';

/** How a deal looks before anything is done with it: all that a page needs until the learner's first move. */
export interface FirstView extends Pick<DealLookProps, 'race' | 'strip' | 'moment'> {
  readonly table: Omit<DealLookProps['table'], 'onPlay' | 'onSeen' | 'onHint' | 'onTakeBack' | 'onWhy' | 'look'>;
  readonly task: string;
  readonly remarks: readonly string[];
  readonly question: Question | undefined;
  readonly names: readonly string[];
}

/** The first view of a deal, made when the page is built. */
export function firstViewOf(
  locale: Locale,
  input: ScriptedDealInput,
  words: Readonly<Record<string, string>>,
): FirstView {
  const m = playWordsFor(locale);
  const { value, context } = firstSnapshot(input);
  const { trail } = context;
  const moment = (typeof value === 'string' ? value : 'asking') as Moment; // asking is the only state with parts
  const picture = pictureOf(trail);
  const { rules } = trail.script.start;
  const remarks = wordsNow(trail, 'before').map((key) => words[key] ?? '');
  const task = moment === 'opening' ? m.lesson.watch : sayTask(m, trail);
  return {
    moment,
    race: { sides: raceShown(m, trail, undefined), target: targetOf(trail) },
    table: {
      seats: seatsShown(m, trail),
      trick: trickShown(trail),
      stock: stockShown(trail),
      trump: picture.trump ?? (rules.trump === 'none' ? 'none' : undefined),
      turn: picture.turn,
      direction: rules.direction,
      lastTrick: picture.lastTrick,
      legal: moment === 'asking' ? choicesOf(trail).cards : [],
      status: [...remarks, ...(moment === 'asking' ? [task] : [])].map(plainText).join(' '),
    },
    strip: stripShown(m, trail),
    task,
    remarks,
    question: moment === 'predicting' ? questionDue(trail) : undefined,
    names: picture.hands.map((_, seat) => nameOfSeat(m, rules, trail.script.learner, seat)),
  };
}
