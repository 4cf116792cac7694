import { readFields, readText, readTrump } from '../../engine/json.ts';
import type { Read } from '../../engine/json.ts';
import type { Card, Points, Suit } from '../../engine/cards.ts';
import { parseCards, parseRuleSet } from '../../engine/notation.ts';
import { err, ok } from '../../engine/result.ts';
import type { Result } from '../../engine/result.ts';
import { packOf, pointsOf } from '../../engine/rules/deck.ts';
import type { OptionRefusal, PositionError } from '../../engine/rules/refusal.ts';
import type { RuleSet } from '../../engine/rules/ruleSet.ts';
import { winningPlay } from '../../engine/rules/trick.ts';
import { give, refuse } from '../command.ts';
import type { Command } from '../command.ts';

interface Asked {
  readonly rules: RuleSet;
  readonly trump: Suit | undefined;
  readonly cards: readonly Card[];
}

function readAsked(input: unknown): Result<Asked, PositionError | OptionRefusal> {
  const fields = readFields(input, 'trick');
  if (!fields.ok) return fields;
  const rules = parseRuleSet(fields.value);
  if (!rules.ok) return rules;
  const trump = readTrump(fields.value, 'trump');
  if (!trump.ok) return trump;
  const text = readText(fields.value, 'cards');
  const cards: Read<readonly Card[]> = text.ok ? parseCards(text.value) : text;
  if (!cards.ok) return cards;
  const foreign = cards.value.find((card) => !packOf(rules.value).includes(card));
  if (foreign) return err({ kind: 'not-in-pack', card: foreign });
  if (cards.value.length === 0)
    return err({ kind: 'malformed', field: 'cards', expected: 'the cards of a trick, leader’s first' });
  return ok({ rules: rules.value, trump: trump.value, cards: cards.value });
}

interface Judged {
  /** The place of the winning card in the trick. */
  readonly winner: number;
  readonly points: Points;
}

/** The cards of a trick in, leader's first; which of them takes it and what it is worth out. */
export const trick: Command = {
  reads: 'lines',
  answer: (input) => {
    const asked = readAsked(input);
    if (!asked.ok) return refuse(asked.error);
    const { rules, trump, cards } = asked.value;
    const winner = winningPlay(
      rules,
      trump,
      cards.map((card, seat) => ({ seat, card })),
    ).seat;
    const judged: Judged = { winner, points: pointsOf(rules, cards) };
    return give(judged);
  },
};
