import { readdirSync, readFileSync } from 'node:fs';
import { parsePosition } from '../../../src/engine/notation.ts';
import type { Deal } from '../../../src/engine/play/deal.ts';
import { must } from '../../../src/engine/result.ts';

/** A position with the value of every move, by independent solvers. */
export interface Vector {
  readonly deal: Deal;
  readonly values: Readonly<Record<string, number>>;
  readonly best: readonly string[];
}

const FOLDERS = ['positions', 'solver'] as const;

const folder = (name: string): URL => new URL(`../../vectors/${name}/`, import.meta.url);

/** Every file of positions with known values, as `folder/file`. */
export const VECTOR_FILES: readonly string[] = FOLDERS.flatMap((name) =>
  readdirSync(folder(name)).map((file) => `${name}/${file}`),
);

/** The vectors of one file. */
export const readVectors = (file: string): readonly Vector[] =>
  readFileSync(new URL(`../../vectors/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { values, best, ...position } = JSON.parse(line) as Pick<Vector, 'values' | 'best'>;
      return { deal: must(parsePosition(position)), values, best };
    });
