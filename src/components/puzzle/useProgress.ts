import { useEffect, useState } from 'preact/hooks';
import type { Progress } from '../../progress/schema.ts';

/** What is kept on the device, and again after every change of it; undefined until it has been read. */
export function useProgress(): Progress | undefined {
  const [progress, setProgress] = useState<Progress>();
  useEffect(() => {
    let stop = (): unknown => undefined;
    let isGone = false;
    void import('../../progress/browserStore.ts').then(({ browserStore }) => {
      if (isGone) return;
      const store = browserStore();
      const read = (): void => void store.read().then(setProgress);
      stop = store.onChange(read);
      read();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return progress;
}
