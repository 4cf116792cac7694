import type { VariantMessages } from '../variants.ts';

const or = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const variants: VariantMessages = {
  title: 'Variants',
  standfirst:
    'One family, told by what differs. Each page has the rules on one sheet, a deal to play, and the sources.',
  description:
    'Every game of the Briscola family on this site: its rules, what differs from its parent, a deal to play, and the sources.',
  about: (name) =>
    `${name}: the rules on one sheet, what differs from its parent, a deal to play, sources and open disputes.`,
  families: {
    italy: 'Italy',
    caller: 'With a caller and a secret partner',
    spain: 'Spain and Latin America',
    portugal: 'Portugal',
    adriatic: 'The Adriatic coast',
    france: 'France, and games with declarations',
  },
  facts: {
    players: 'Players',
    cards: 'Cards',
    inHand: 'In hand',
    tricks: 'Tricks',
    toWin: 'To win',
    mostPoints: 'most points',
    match: 'points added up',
    bid: '61, or the bid',
    following: 'Follow suit',
    never: 'never',
    atTheEnd: 'at the end',
    always: 'always',
    exchange: 'Exchange',
    exchangeOf: (ranks) => or.format(ranks),
  },
  play: 'Play a deal',
  compareWith: (name) => `Compare with ${name}`,
  print: 'Print',
  differs: (name) => `What differs from ${name}`,
  asThere: (name) => `As in ${name}`,
  rules: 'The rules',
  deal: 'A deal to play',
  dealIntro:
    'The end of a real deal, every card face up. Play any card that the rules allow: you are told at once what it was worth, and why.',
  dealUnvalued:
    'The end of a real deal, every card face up. The solver needs two sides and rules it covers, which this game lacks, so no card gets an exact value here. The other seats play by rules of thumb.',
  dealCalled: 'The auction and the call are over, and the partner is known, as the solver needs it.',
  disputes: 'Where tables differ',
  disputesIntro: 'The sources do not agree on these points, or name them as house rules.',
  noDisputes: 'No source disputes a rule of this form.',
  option: (name, values) =>
    `${name}: ${values.map((value) => value.charAt(0).toLowerCase() + value.slice(1)).join('; or ')}.`,
  house: 'Put your own house together',
  sources: 'Sources',
  evidence: {
    A: 'Evidence A: several independent sources agree on the core.',
    B: 'Evidence B: one good source, or several partial ones.',
    C: 'Evidence C: one source only.',
    D: 'Evidence D: the sources leave gaps, which are filled here so that the game can be played.',
  },
  relatives: 'Told from it',
  parent: (name) => `Told from ${name}`,
  all: 'All variants',
};
