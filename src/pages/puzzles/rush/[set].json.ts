import type { APIRoute } from 'astro';
import { randomFrom, shuffled } from '../../../engine/shuffle.ts';
import { SHIPPED } from '../_shipped.ts';

/** Puzzles in one set: more than anybody solves in three minutes, and still light to load. */
const SIZE = 40;

const inAnyOrder = shuffled(
  SHIPPED.filter(({ text }) => text.hands.length === 2 && text.sight === undefined),
  randomFrom(1),
);

export const RUSH_SETS = Math.floor(inAnyOrder.length / SIZE);

export const getStaticPaths = () => Array.from({ length: RUSH_SETS }, (_, set) => ({ params: { set: String(set) } }));

/** A set for the rush, the easiest first. */
export const GET: APIRoute = ({ params }) => {
  const from = Number(params.set) * SIZE;
  const set = inAnyOrder.slice(from, from + SIZE).map(({ text }) => text);
  return new Response(JSON.stringify([...set].sort((a, b) => a.rating - b.rating)), {
    headers: { 'Content-Type': 'application/json' },
  });
};
