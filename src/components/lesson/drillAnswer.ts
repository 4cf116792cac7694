import type { Ref } from 'preact';
import type { Card } from '../../engine/cards.ts';
import type { DrillFrame } from '../../i18n/messages/drills.ts';
import type { DrillItem } from './drillItem.ts';

/** `waiting`: shown, before what asks it has come. */
export type DrillState = 'waiting' | 'asking' | 'answered';

/** What the learner may do with a question. */
export interface DrillActs {
  readonly answer: (option: string) => void;
  /** `at` is the place from 0. */
  readonly place: (card: Card, at: number) => void;
  readonly mark: (card: Card) => void;
  readonly check: () => void;
}

/** What every form of answer is told. */
export interface AnswerProps {
  readonly t: DrillFrame;
  readonly item: DrillItem;
  /** The id of the question's words. */
  readonly asked: string;
  readonly state: DrillState;
  /** Answers given so far to this question. */
  readonly given: readonly string[];
  /** The cards as they have been put in order, or those that are marked. */
  readonly cards: readonly Card[];
  /** What gets the focus when the question comes. */
  readonly first?: Ref<HTMLButtonElement>;
  readonly act?: DrillActs;
}
