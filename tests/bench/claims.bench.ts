import { oracleFor } from '../../src/engine/coach/check/oracle.ts';
import { checkExplanation } from '../../src/engine/coach/checkReason.ts';
import { explainAll } from '../../src/engine/coach/explain.ts';
import { hintsFor } from '../../src/engine/coach/hints.ts';
import { isCause } from '../../src/engine/coach/reasonKinds.ts';
import { cardOfMove } from '../../src/engine/play/moves.ts';
import { must } from '../../src/engine/result.ts';
import { hintText } from '../../src/i18n/coachText.ts';
import { messagesFor, plainText, SOURCE_LOCALE } from '../../src/i18n/index.ts';
import { randomPosition, SORTS, sortAt } from '../engine/coach/positions.ts';
import type { Section } from './section.ts';

/**
 * Whether what the coach says is true: random positions of every sort by its share, every claim about every legal card
 * replayed by its checker. Run by `npm run bench`; CLAIM_POSITIONS and HINT_POSITIONS set how many.
 */
const POSITIONS = Number(process.env['CLAIM_POSITIONS'] ?? 10_000);
/** How many of them are also asked for hints. */
const HINTED = Number(process.env['HINT_POSITIONS'] ?? 5_000);

/** The least share of mistakes with a cause that the study of explanations reached, by the number of seats. */
const STUDIED = { two: 1, more: 0.997 } as const;

interface Tally {
  positions: number;
  cards: number;
  mistakes: number;
  withCause: number;
}

const m = messagesFor(SOURCE_LOCALE);
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)} %`);

/** Whether one of the first two hints of a position names a right card. */
function leaksOf(seed: number): readonly string[] {
  const deal = randomPosition(sortAt(seed), seed);
  const hints = must(hintsFor(deal, 'most-points'));
  const last = hints[2];
  if (last.step !== 'card') return [`${seed}: the last hint names no card`];
  return last.explanation.best.flatMap((move) => {
    const name = m.cards.name(cardOfMove(move));
    return hints
      .slice(0, 2)
      .map((hint) => plainText(hintText(m.coach, hint)))
      .filter((text) => text.includes(name))
      .map((text) => `${seed} ${move}: ${text}`);
  });
}

/** Claims confirmed and refuted, the shares with a cause, and the hints that give the answer away. */
export function sections(): readonly Section[] {
  const tallies = new Map<string, Tally>();
  const faults: string[] = [];
  for (let seed = 0; seed < POSITIONS; seed += 1) {
    const sort = sortAt(seed);
    const deal = randomPosition(sort, seed);
    const oracle = oracleFor(deal);
    const tally = tallies.get(sort.ruleSet) ?? { positions: 0, cards: 0, mistakes: 0, withCause: 0 };
    tallies.set(sort.ruleSet, tally);
    tally.positions += 1;
    for (const [move, explanation] of must(explainAll(deal, 'most-points'))) {
      tally.cards += 1;
      for (const fault of checkExplanation(deal, explanation, oracle)) faults.push(`${seed} ${move}: ${fault}`);
      if (explanation.verdict.kind !== 'costs') continue;
      tally.mistakes += 1;
      tally.withCause += explanation.reasons.some(isCause) ? 1 : 0;
    }
  }
  const leaks = Array.from({ length: HINTED }, (_, seed) => leaksOf(seed)).flat();

  const seatsOf = (ruleSet: string): number =>
    randomPosition(SORTS.find((sort) => sort.ruleSet === ruleSet) ?? sortAt(0), 0).rules.seats;
  const sum = (of: keyof Tally, which: (ruleSet: string) => boolean): number =>
    [...tallies].reduce((total, [ruleSet, tally]) => total + (which(ruleSet) ? tally[of] : 0), 0);
  const isTwo = (ruleSet: string): boolean => seatsOf(ruleSet) === 2;
  const rowOf = (name: string, which: (ruleSet: string) => boolean, studied: number): readonly (string | number)[] => [
    name,
    sum('positions', which),
    sum('cards', which),
    sum('mistakes', which),
    percent(sum('withCause', which), sum('mistakes', which)),
    percent(studied, 1),
  ];
  return [
    {
      title: `The coach: claims replayed in ${POSITIONS} random positions, ${faults.length} refuted; ${leaks.length} leaks in the hints of ${HINTED}`,
      columns: ['rule set', 'positions', 'cards', 'mistakes', 'with a cause', 'the study'],
      rows: [
        rowOf('two seats', isTwo, STUDIED.two),
        rowOf('more seats', (ruleSet) => !isTwo(ruleSet), STUDIED.more),
        ...[...tallies.keys()].map((ruleSet) =>
          rowOf(ruleSet, (each) => each === ruleSet, isTwo(ruleSet) ? STUDIED.two : STUDIED.more),
        ),
      ],
    },
    ...(faults.length + leaks.length === 0
      ? []
      : [{ title: 'What is refuted', columns: ['where'], rows: [...faults, ...leaks].map((text) => [text]) }]),
  ];
}
