import { useEffect, useState } from 'preact/hooks';
import type * as afterMove from './afterMove.ts';

type AfterMove = typeof afterMove;

let come: AfterMove | undefined;

/** Fetches what is needed after a move, while the learner still looks at the deal. */
export const fetchAfterMove = async (): Promise<AfterMove> => (come ??= await import('./afterMove.ts'));

/** What is needed after a move, once it has come. It is asked for with the first drawing. */
export function useAfterMove(): AfterMove | undefined {
  const [found, setFound] = useState(() => come);
  useEffect(() => {
    if (!found) void fetchAfterMove().then((module) => setFound(() => module));
  }, []);
  return found;
}
