import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part of a page whose script comes when it is wanted. */
export type Late<Props> = FunctionComponent<Props> | 'not-yet' | 'failed';

/** The part that `load` brings, once it is wanted and there. It stays when it is wanted no longer. */
export function useLate<Props>(
  load: () => Promise<FunctionComponent<Props>>,
  wanted: 'wanted' | 'not-wanted',
): Late<Props> {
  const [part, setPart] = useState<Late<Props>>('not-yet');
  useEffect(() => {
    if (wanted === 'not-wanted') return;
    load().then(
      // A function kept as state must come out of one.
      (component) => setPart(() => component),
      () => setPart('failed'),
    );
  }, [wanted]);
  return part;
}
