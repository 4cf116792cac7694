import type { APIRoute, GetStaticPaths } from 'astro';
import { allDrawings } from '../../decks/allDrawings.ts';
import { CARDS_VERSION } from '../../decks/version.ts';

const drawings = new Map(allDrawings().map(({ path, draw }) => [`${CARDS_VERSION}/${path}`, draw]));

/** One file for each drawing, in a folder named by the hash of them all. */
export const getStaticPaths: GetStaticPaths = () => [...drawings.keys()].map((path) => ({ params: { path } }));

export const GET: APIRoute = ({ params }) => {
  const draw = drawings.get(params.path ?? '');
  return draw
    ? new Response(draw(), {
        headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=31536000, immutable' },
      })
    : new Response('There is no such drawing.', { status: 404 });
};
