import type { APIRoute, GetStaticPaths } from 'astro';
import { drawFace } from '../../../components/signals/faces/drawFace.ts';
import { PERSON_IDS, type PersonId } from '../../../components/signals/faces/persons.ts';
import { GESTURES, type Gesture } from '../../../engine/gestures.ts';

interface Props {
  readonly person: PersonId;
  readonly sign: Gesture | 'none';
}

/** Every person making every gesture, and at rest: a few kilobytes each, fetched when shown. */
export const getStaticPaths = (() =>
  PERSON_IDS.flatMap((person) =>
    (['none', ...GESTURES] as const).map((sign) => ({
      params: { face: `${sign}-${person}` },
      props: { person, sign } satisfies Props,
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props }) =>
  new Response(drawFace(props), { headers: { 'content-type': 'image/svg+xml' } });
