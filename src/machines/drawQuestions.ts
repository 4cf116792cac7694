import { randomFrom, shuffled } from '../engine/shuffle.ts';

/** What a question belongs to when several drills are mixed. */
interface OfDrill {
  readonly drill: string;
}

/**
 * So many of the questions, drawn from a seed (a whole number), from every drill in turn: none is left out while another
 * gives two more than it.
 */
export function drawQuestions<Question extends OfDrill>(
  questions: readonly Question[],
  count: number,
  seed: number,
): readonly Question[] {
  const random = randomFrom(seed);
  const byDrill = [...new Set(questions.map(({ drill }) => drill))].map((drill) =>
    shuffled(
      questions.filter((question) => question.drill === drill),
      random,
    ),
  );
  const deepest = Math.max(0, ...byDrill.map(({ length }) => length));
  return Array.from({ length: deepest }, (_, depth) => byDrill.flatMap((own) => own.slice(depth, depth + 1)))
    .flat()
    .slice(0, count);
}
