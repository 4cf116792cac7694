import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AnalysisProps } from './AnalysisPage.tsx';

interface Props extends AnalysisProps {
  /** What is said while the rules of all games are on their way, and if they do not come. */
  readonly loading: string;
  readonly failed: string;
}

type Part = FunctionComponent<AnalysisProps> | 'loading' | 'failed';

/** The door of the analysis. The rules of every game, their words and the table come after the page, which stands first. */
export function AnalysisIsland({ loading, failed, ...props }: Props) {
  const [part, setPart] = useState<Part>('loading');
  useEffect(() => {
    import('./AnalysisPage.tsx').then(
      // A function kept as state must come out of one.
      ({ AnalysisPage }) => setPart(() => AnalysisPage),
      () => setPart('failed'),
    );
  }, []);
  if (part === 'loading') return <p>{loading}</p>;
  if (part === 'failed') return <p role="alert">{failed}</p>;
  const Page = part;
  return <Page {...props} />;
}
