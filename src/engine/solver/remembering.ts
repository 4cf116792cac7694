import type { Points } from '../cards.ts';
import { byNullWindows } from './nullWindows.ts';
import type { Search } from './searchTypes.ts';

/** Answers to questions a search has been asked: by the moves made before, the move, and the bound asked for. */
export type Answers = Map<string, Points>;

/**
 * A search that does not ask twice. A solution that was cut short is begun again with the answers of the first time, and
 * goes on where it stopped.
 */
export function remembering(search: Search, answers: Answers): Search {
  let made = '';
  function bound(move: number, gamma: Points): Points {
    const question = `${made}:${move}:${gamma}`;
    let answer = answers.get(question);
    if (answer === undefined) answers.set(question, (answer = search.bound(move, gamma)));
    return answer;
  }
  return {
    ...search,
    bound,
    valueOf: (move, guess) => byNullWindows((gamma) => bound(move, gamma), search.pointsLeft(), guess),
    reaches: (move, target) => bound(move, target) >= target,
    make(move) {
      made += `,${move}`;
      return search.make(move);
    },
  };
}
