import type { Rank } from '../../../engine/cards.ts';
import type { Move } from '../../../engine/play/deal.ts';
import type { CompareMessages } from '../compare.ts';
import { cards } from './cards.ts';

const thousands = new Intl.NumberFormat('en-GB');
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const run = (ranks: readonly Rank[]): string => ranks.join(' ');

const who = { you: 'you', north: 'North' } as const;
const cardOf = (move: Move): string => (move.startsWith('exchange ') ? move.slice('exchange '.length) : move);
const nameOf = (move: Move): string => cards.name(cardOf(move) as Parameters<typeof cards.name>[0]); // a move ends in a card
const moveName = (move: Move): string =>
  move.startsWith('exchange ') ? `exchanging the ${nameOf(move)}` : `the ${nameOf(move)}`;

const SIDES = {
  'each-seat-alone': 'each alone',
  'pairs-opposite': 'in pairs',
  'triples-alternating': 'three against three',
  'pairs-adjacent': 'in pairs side by side',
  'caller-and-secret-partner': 'a caller and a secret partner',
} as const;

const values: CompareMessages['table']['values'] = {
  players: ({ seats, sides }) => `${seats}, ${SIDES[sides]}`,
  deck: ({ size }) => `${size} cards`,
  strength: ({ strength }) => run(strength),
  points: ({ worth }) => worth.map(([rank, points]) => `${rank}\u00a0${points}`).join(', '),
  deal: ({ handSize }) => `${handSize} each`,
  stock: ({ turnUp, faceDown }) =>
    faceDown <= 0 && !turnUp ? 'None' : turnUp ? `${faceDown} and the turn-up` : String(faceDown),
  trump: ({ trump }) =>
    ({
      'turn-up': 'The turn-up',
      none: 'None',
      'suit-of-called-card': 'The called suit',
      'declared-by-caller': 'Named by the caller',
      'last-card-dealt': 'The last card dealt',
      'last-card-dealt-hidden': 'The last card, hidden',
      'dealer-shows-a-card': 'A card of the dealer’s',
      'none-until-declared': 'None at first',
      rotates: 'Goes round',
    })[trump],
  auction: ({ auction }) =>
    auction === 'none' ? 'None' : auction.kind === 'rank-down' ? 'Down in rank' : 'Up in points',
  'first-trick-blind': ({ firstTrickBlind }) => (firstTrickBlind ? 'Yes' : 'No'),
  'trump-change': ({ trumpChange }) => (trumpChange === 'none' ? 'No' : 'Once, by the caller'),
  'throw-in': ({ auctioned, throwIn }) =>
    !auctioned ? 'Never' : throwIn === 'all-passed' ? 'When all pass' : 'Also without points',
  lead: ({ lead, direction }) =>
    `${{ 'next-after-dealer': 'Next after the dealer', dealer: 'The dealer', caller: 'The caller' }[lead]}, ${direction}`,
  following: ({ stockOpen, stockEmpty, hasStock }) => {
    const word = {
      free: 'Never',
      'follow-suit': 'Follow suit',
      'follow-or-trump': 'Follow, or trump',
      'follow-beat-trump': 'Follow and beat, or trump',
    };
    if (!hasStock || stockOpen === stockEmpty) return word[stockEmpty];
    return stockOpen === 'free'
      ? 'At the end only'
      : `${word[stockOpen]}; at the end ${word[stockEmpty].toLowerCase()}`;
  },
  'cards-per-trick': ({ cardsPerTrick }) => String(cardsPerTrick),
  tricks: ({ tricks, drawTricks, draw }) =>
    draw === 'none' ? String(tricks) : `${drawTricks} and ${tricks - drawTricks}`,
  exchange: ({ exchange }) =>
    exchange === 'none'
      ? 'None'
      : `With ${list.format(exchange.swaps.map(({ give }) => `the ${cards.rank(give)}`))} of trumps`,
  arrastro: ({ arrastro }) => (arrastro === 'off' ? 'No' : 'Yes'),
  declarations: ({ declarations: [first] }) =>
    first ? `${list.format(first.cards.map(cards.rank))}, ${first.points.join(', ')}` : 'None',
  visibility: ({ visibility }) =>
    ({
      closed: 'None',
      'hands-open': 'All hands',
      'hands-and-stock-top-open': 'All hands and the top card',
      'all-open': 'All hands and the stock',
    })[visibility],
  'partner-view': ({ partnerView, partners }) =>
    !partners
      ? 'No partner'
      : {
          never: 'Never seen',
          'after-last-draw': 'Seen at the end',
          'before-first-trick': 'Seen at the start',
          both: 'Seen at start and end',
          always: 'Always seen',
        }[partnerView],
  signals: ({ signals, partners }) =>
    !partners ? 'No partner' : { off: 'None', 'after-first-trick': 'After trick one', always: 'At any time' }[signals],
  'table-talk': ({ tableTalk, partners }) =>
    !partners ? 'No partner' : tableTalk === 'off' ? 'None' : 'Requests after trick one',
  bonuses: ({ bonuses }) => (bonuses.length === 0 ? 'None' : bonuses.map(({ points }) => `${points}`).join(' and ')),
  win: ({ win }) =>
    win.deal === 'over-half' || win.deal === 'caller-side-reaches' || win.deal === 'claim'
      ? `${win.target} points`
      : win.deal === 'most-points'
        ? 'Most points'
        : 'Points add up',
  tie: ({ tie }) =>
    ({
      'redeal-no-score': 'Another deal',
      'no-score': 'Nobody scores',
      'caller-side-loses': 'The caller fails',
      'caller-side-wins': 'The caller makes it',
      'play-on': 'Play goes on',
      'same-dealer-redeals': 'The same dealer again',
      'next-deal-plus-one': 'The next counts one more',
      'last-trick-wins': 'The last trick decides',
      playoff: 'One deal more',
      'void-below-61': 'Void below 61',
      share: 'They share',
    })[tie],
  scoring: ({ scoring }) =>
    scoring === 'none' ? 'Won or lost' : scoring.kind === 'games' ? 'Games' : 'Caller’s pay-off',
  'side-pay': ({ sidePay }) => (sidePay === 'none' ? 'None' : 'Aces and Tens'),
  capote: ({ capote }) => (capote === 'none' ? 'Not counted' : 'A capote'),
  match: ({ match: { type, n } }) =>
    ({
      'best-of': `Best of ${n}`,
      'all-of': `${n} deals`,
      'first-to-wins': `${n} won ${n === 1 ? 'deal' : 'deals'}`,
      'first-to-points': `${n} points of score`,
      'first-to-card-points': `${n} card points`,
      'first-to-games': `${n} games`,
    })[type],
  'next-dealer': ({ nextDealer }) => (nextDealer === 'loser' ? 'The loser' : 'Goes round'),
  evidence: ({ evidence }) =>
    ({ A: 'Well attested', B: 'Fairly sure', C: 'One document', D: 'A hole filled' })[evidence],
};

/** The comparison, in English. */
export const compare: CompareMessages = {
  title: 'Compare',
  standfirst: 'Choose two to four games. What is different stands first.',
  description:
    'Briscola, Brisca and every variant side by side: differences first, the same deal under each, and what the rules do to the game.',
  contents: 'On this page',
  choose: {
    legend: 'What to compare',
    ruleSet: (number) => `Game ${number}`,
    add: 'Add a game',
    remove: (name) => `Take out ${name}`,
    house: (name) => `House rules for ${name}`,
    onlyDiffering: 'Only what differs',
    needsScript: 'Choosing other games needs JavaScript. The written comparisons below do not.',
    broken: (error) => {
      if (error === 'too-few') return 'The address names fewer than two games, so one was added. Choose another below.';
      if (error === 'too-many') return 'The address names more than four games. Here are the first four.';
      switch (error.kind) {
        case 'unknown-rule-set':
          return `The address names a game that this site does not have, “${error.id}”. It is left out; choose another below.`;
        case 'no-house':
          return 'A part of the address is broken and was left out. Choose the games below.';
        case 'unknown-option':
          return `The address names a house option that there is not, ${error.option}. That game is shown without house rules.`;
        case 'unknown-option-value':
          return `The address gives ${error.option} a value that it does not take. That game is shown without house rules.`;
        case 'option-does-not-apply':
          return `${error.option} has nothing to act on in one of these games. That game is shown without house rules.`;
        case 'cannot-be-dealt':
          return `With ${error.option} the cards of one of these games do not come out. It is shown without house rules.`;
      }
    },
  },
  table: {
    caption: (names) => `Rules of ${list.format(names)}, differences first`,
    different: 'Different',
    same: 'The same',
    nothingDiffers: 'Nothing. By these rules they are one game.',
    groups: {
      players: 'At the table',
      cards: 'Cards',
      deal: 'Deal',
      trump: 'Trump',
      play: 'Play',
      talk: 'Open cards and talk',
      end: 'End of the deal',
      score: 'Score and match',
      evidence: 'How sure this is',
    },
    marks: { cards: 'other cards', play: 'changes play', count: 'changes the count', other: 'differs' },
    disputed: 'Disputed',
    disputes: (options) =>
      `Sources differ. ${options.map(({ name, values: all }) => `${name}: ${all.map((value) => value.toLowerCase()).join('; or ')}.`).join(' ')}`,
    sources: 'Sources and disputes',
    sourcesOf: (name, titles) => `${name}: ${titles.join('; ')}.`,
    explained: (title) => `Explained under “${title}”`,
    houseRules: (options) => `With ${list.format(options)}`,
    fromData: 'Every value is read from the data that the game on this site is played by.',
    values,
  },
  deal: {
    title: 'The same deal under each',
    intro: 'The same cards in the same order, played out by best play on both sides with everything face up. You lead.',
    you: 'You',
    north: 'North',
    stock: 'Stock, in drawing order',
    noStock: 'The stock is gone',
    gone: (count) => `Taken before: ${count} cards`,
    trumps: (suit) => `${suit} are trumps, where there is one.`,
    swapHint: 'Change a card: choose it, then the card it changes places with.',
    swapWith: (card) => `Now choose the card that ${cards.theCard(card)} changes places with.`,
    putBack: 'Put all back',
    another: 'Another deal',
    working: 'Working it out …',
    part: 'They part here',
    swaps: (move, seat) => `${upper(who[seat])} ${seat === 'you' ? 'exchange' : 'exchanges'} the ${nameOf(move)}`,
    wins: (name, points) => `${name ?? 'you'}${points > 0 ? ` +${points}` : ''}`,
    ends: (own, other) => `${own} to ${other}`,
    result: { won: 'won', lost: 'lost', tied: 'level' },
    partsAt: ({ name, here, there }) =>
      `Here ${name === undefined ? 'your' : `${name}’s`} best is ${moveName(here)}; under the first rules it was ${moveName(there)}.`,
    asSeenBy: (name) => `As ${name} sees it:`,
    noneParts: 'Best play is the same under all of them. Change a card, and look again.',
    refused: (refusal) => {
      switch (refusal.kind) {
        case 'not-for-two':
          return 'This deal has two hands, and these rules ask for another number of players, or for several cards to a trick.';
        case 'wrong-number-of-hands':
          return 'These rules are for another number of players.';
        case 'not-in-pack':
          return `These rules have no ${cards.name(refusal.card)} in the deck.`;
        case 'turn-up-not-trump':
          return 'The last card of the stock shows trump under these rules, so it has to be of the trump suit. Put another card there.';
        case 'points-do-not-add-up':
          return 'Under these rules other cards count, and some of them are missing from this deal.';
        default:
          return 'These cards cannot lie like this under these rules.';
      }
    },
    unsolved: 'This deal goes beyond what can be worked out exactly under these rules.',
    failed: 'The engine did not answer. Reload the page to try again.',
    status: ({ names, parts }) =>
      parts
        ? `Worked out under ${list.format(names)}: they part.`
        : `Worked out under ${list.format(names)}: best play is the same.`,
    tooFew:
      'Fewer than two of the games you chose can share a deal, so there is nothing to set side by side. Choose two games for two, two for four in pairs, or two for five with a caller.',
    trick: (number) => `Trick ${number}`,
  },
  ends: {
    intros: {
      caller:
        'The last three tricks of one Chiamata, laid open and played out by best play under each. Cards, contract and points so far are the same. You lead.',
      pairs:
        'The last three tricks of one deal of Briscola for four, laid open and played out by best play under each. Hands and tricks taken so far are the same; what they count is not. You lead, and your partner sits opposite.',
    },
    trumps: (suit) => `${suit} are trumps.`,
    contract: ({ caller, partner, called }) =>
      `${caller === undefined ? 'You called' : `${caller} called`} ${cards.theCard(called)} for 61 points, and ${partner === undefined ? 'you are' : `${partner} is`} the partner.`,
    before: (scores) => {
      const [first] = scores;
      const all = scores.every(({ own, others }) => own === first?.own && others === first.others);
      return all && first
        ? `Before that your side had ${first.own} points, the others ${first.others}.`
        : `Before that your side had ${list.format(scores.map(({ name, own, others }) => `${own} to ${others} in ${name}`))}.`;
    },
    found: (found, of) =>
      `Of ${thousands.format(of)} deals looked at, ${thousands.format(found)} part like this at the first card, with one card alone best under each.`,
    partner: 'the caller’s partner',
  },
};
