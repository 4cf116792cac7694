import type { APIRoute } from 'astro';
import { THEMES } from '../../../engine/puzzles/themes.ts';
import { LISTS, SHIPPED } from '../_shipped.ts';

export const getStaticPaths = () => LISTS.map((list) => ({ params: { list } }));

/** A list to choose the next puzzle from: id, grade, rating and themes by number, a line a puzzle. */
export const GET: APIRoute = ({ params }) => {
  const puzzles = SHIPPED.filter(({ list }) => list === params.list).map(({ text }) =>
    [
      text.id,
      text.grade,
      text.rating,
      ...text.themes.map((theme) => THEMES.findIndex((known) => known === theme)),
    ].join(' '),
  );
  return new Response(JSON.stringify({ themes: THEMES, puzzles }), { headers: { 'Content-Type': 'application/json' } });
};
