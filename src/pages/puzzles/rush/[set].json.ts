import type { APIRoute } from 'astro';
import { RUSH_SETS, rushSet } from '../_rushSets.ts';

export const getStaticPaths = () => Array.from({ length: RUSH_SETS }, (_, set) => ({ params: { set: String(set) } }));

export const GET: APIRoute = ({ params }) =>
  new Response(JSON.stringify(rushSet(Number(params.set))), { headers: { 'Content-Type': 'application/json' } });
