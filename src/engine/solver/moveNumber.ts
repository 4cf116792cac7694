import type { Move } from '../play/deal.ts';
import { cardOfMove } from '../play/moves.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { cardAt, numberOf } from './board.ts';

/** A move in numbers: a card, or `EXCHANGE` plus the card laid down. */
export type MoveNumber = number;
export const EXCHANGE = 64;

/** A move in words from a move in numbers. */
export const moveAt = (rules: RuleSet, move: MoveNumber): Move =>
  move < EXCHANGE ? cardAt(rules, move) : `exchange ${cardAt(rules, move - EXCHANGE)}`;

/** A move in numbers from a move in words. */
export const numberOfMove = (rules: RuleSet, move: Move): MoveNumber =>
  numberOf(rules, cardOfMove(move)) + (move.startsWith('exchange ') ? EXCHANGE : 0);
