/** What a deal needs only once a card has been accepted: the words of the verdict, the panels that show it, the keeping. */
export { verdictWordsFor } from '../../i18n/verdictWords.ts';
export { LaterPanels } from './LaterPanels.tsx';
export { keepDeal } from './keptDeal.ts';
