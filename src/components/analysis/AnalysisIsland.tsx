import type { AnalysisProps } from './AnalysisPage.tsx';
import { useLate } from './useLate.ts';

const loadPage = () => import('./AnalysisPage.tsx').then(({ AnalysisPage }) => AnalysisPage);

/** The door of the analysis. The rules of every game, and the form or the table, come after the page, which stands first. */
export function AnalysisIsland(props: AnalysisProps) {
  const Page = useLate(loadPage, 'wanted');
  if (Page === 'not-yet') return <p>{props.loading}</p>;
  if (Page === 'failed') return <p role="alert">{props.failed}</p>;
  return <Page {...props} />;
}
