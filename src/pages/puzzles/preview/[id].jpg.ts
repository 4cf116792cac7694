import type { APIRoute } from 'astro';
import { DAILY } from '../_daily.ts';
import { previewOf } from '../_preview.ts';
import { parsed, SHIPPED, type Shipped } from '../_shipped.ts';

/** Pictures for the puzzles of the day. */
export const getStaticPaths = () =>
  SHIPPED.filter(({ text }) => DAILY.ids.includes(text.id)).map((shipped) => ({
    params: { id: shipped.text.id },
    props: shipped,
  }));

export const GET: APIRoute<Shipped> = async ({ props }) =>
  new Response(new Uint8Array(await previewOf(parsed(props))), { headers: { 'Content-Type': 'image/jpeg' } });
