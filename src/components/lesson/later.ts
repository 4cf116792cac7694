/** What a deal needs from its first move on, in one piece that is loaded after the page. */
export { verdictWordsFor } from '../../i18n/verdictWords.ts';
export { workerJudge } from '../../machines/workerJudge.ts';
export { LaterPanels } from './LaterPanels.tsx';
export { litIn } from './litCards.ts';
export { sayEnd, sayHappened, sayLeadIn } from './sayMoves.ts';
