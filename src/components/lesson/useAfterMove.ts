import { useEffect, useState } from 'preact/hooks';
import type * as afterMove from './afterMove.ts';

type AfterMove = typeof afterMove;

let come: AfterMove | undefined;
let coming: Promise<AfterMove> | undefined;

/**
 * Fetches what is needed after a move, while the learner still looks at the deal. One promise for all who ask: what they do
 * with it happens in the order in which they asked, so that an older state of a deal is never kept over a newer one.
 */
export function fetchAfterMove(): Promise<AfterMove> {
  coming ??= import('./afterMove.ts').then(
    (module) => (come = module),
    (error: unknown) => {
      coming = undefined; // what fails now is tried again when it is asked for again
      throw error;
    },
  );
  return coming;
}

/** What is needed after a move, once it has come. It is asked for with the first drawing. */
export function useAfterMove(): AfterMove | undefined {
  const [found, setFound] = useState(() => come);
  useEffect(() => {
    if (!found) void fetchAfterMove().then((module) => setFound(() => module));
  }, []);
  return found;
}
