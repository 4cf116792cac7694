import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { SameEnd, SameEndProps } from './SameEnd.tsx';

interface Props extends SameEndProps {
  /** The same as the build drew it, shown until the part that can change it has come. */
  readonly children?: ComponentChildren;
}

/** The last tricks of a deal for more than two in a written comparison; what plays them out comes when they are near. */
export function EndIsland({ children, ...end }: Props) {
  const [live, setLive] = useState<{ readonly SameEnd: typeof SameEnd }>();
  useEffect(() => void import('./SameEnd.tsx').then((module) => setLive({ SameEnd: module.SameEnd })), []);
  return <div data-end={live ? 'ready' : 'waiting'}>{live ? <live.SameEnd {...end} /> : children}</div>;
}
