/** The modules under `src/` whose path begins so: `machines/trail` is a file, `components/table/` a folder. */
const under = (...paths) =>
  new RegExp(`[\\\\/]src[\\\\/](?:${paths.map((path) => path.replaceAll('/', '[\\\\/]')).join('|')})`, 'u');

/**
 * Which modules go into one script. Every script is compressed alone, and small ones compress badly: a deal was some forty of
 * them. A group takes along all that its modules import, unless a group of higher priority has it; so a group holds what
 * is always loaded together.
 */
export const scriptGroups = [
  {
    name: 'preact',
    test: /[\\/]node_modules[\\/](?:preact|@astrojs[\\/]preact)[\\/]|vite[\\/]preload-helper/u,
    priority: 5,
  },
  // What pages that only read rules share with those that play a deal.
  {
    name: 'rules',
    test: under('engine/(?:result|rules/deck)\\.', 'i18n/say\\.', 'i18n/messages/en/cards\\.'),
    priority: 4,
  },
  { name: 'settings', test: under('components/settings/settings\\.'), priority: 4 },
  {
    name: 'cards',
    test: under(
      'components/(?:CardRef|Sentence|light)\\.',
      'components/table/CardFace\\.',
      'components/settings/useSettings\\.',
    ),
    priority: 3,
  },
  { name: 'table', test: under('components/table/Table\\.', 'components/lesson/DealLook\\.'), priority: 2 },
  { name: 'xstate', test: /[\\/]node_modules[\\/]xstate[\\/]|[\\/]src[\\/]components[\\/]useMachine/u, priority: 2 },
  {
    name: 'deal',
    test: under(
      'machines/(?:trail|picture|line|scriptedDealContext|workerJudge)\\.',
      'engine/play/apply\\.',
      'components/lesson/(?:shownDeal|sayMoves|sayTask|litCards|panelParts)\\.',
      'workers/engineClient\\.',
    ),
    priority: 1,
  },
  // What a scripted deal has beside a puzzle; the words are those of both.
  { name: 'playWords', test: under('i18n/playWords\\.'), priority: 2 },
  {
    name: 'scripted',
    test: under('components/lesson/(?:ScriptedDealIsland|SignalShown|QuestionAsked)\\.'),
    priority: 1,
  },
];
