import { createHash } from 'node:crypto';
import { allDrawings } from './allDrawings.ts';

/** The part of a Vite plugin that we need. */
interface DefinePlugin {
  readonly name: string;
  readonly config: () => { readonly define: Readonly<Record<string, string>> };
}

/** Ten hex digits that change when any drawing changes. */
export function hashOfDrawings(): string {
  const hash = createHash('sha256');
  for (const { path, draw } of allDrawings()) hash.update(path).update(draw());
  return hash.digest('hex').slice(0, 10);
}

/** Vite plugin: makes the hash of the drawings a constant of the build, for `version.ts`. */
export const cardsVersion = (): DefinePlugin => ({
  name: 'scoperta-cards-version',
  config: () => ({ define: { __CARDS_VERSION__: JSON.stringify(hashOfDrawings()) } }),
});
