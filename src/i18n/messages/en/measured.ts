import type { MeasuredMessages } from '../measured.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const thousands = new Intl.NumberFormat('en-GB');
const deals = (count: number): string => `${thousands.format(count)} deals`;

/** The built pages of the comparison, in English. */
export const measured: MeasuredMessages = {
  gallery: {
    title: 'One deal, two best cards',
    intro:
      'Found among seeded deals and proved: the same cards, another rule, another best card. All cards lie face up, and both sides play best.',
    kinds: {
      'exchange-in-time': {
        title: 'An exchange in time',
        says: 'In Brisca a low trump may be laid down for the turn-up. Whoever can do it plays another card before, or does it first.',
      },
      'following-at-the-end': {
        title: 'Following suit in the last three tricks',
        says: 'In Brisca valenciana suit must be followed once the stock is gone. The end is then about suits, and it begins before.',
      },
      'twenty-cards': {
        title: 'Twenty cards in place of forty',
        says: 'Brisca rápida is played with the cards that count, and nothing else. There is no lead that gives nothing away.',
      },
      'seven-as-ten': {
        title: 'The Seven as the ten-point card',
        says: 'Where the Seven stands in the place of the Three, it is worth 10 and the Three is worth nothing.',
      },
      'no-trump': {
        title: 'No trump',
        says: 'In Briscolone there is no trump and suit must be followed. Long suits take tricks.',
      },
      'five-in-hand': {
        title: 'Five cards in hand',
        says: 'With five in hand the same last cards are all held, where with three some still have to be drawn.',
      },
    },
    found: (found, of) =>
      `${thousands.format(found)} of ${deals(of)} looked at have one clear best card under each, and not the same.`,
    best: (name, card) => `${name}: ${card}`,
    deal: (number) => `Deal ${number}`,
    position: (trumps, score) => `${trumps}. You lead${score ? ` at ${score[0]} to ${score[1]}` : ''}.`,
    show: 'Play it out under both',
  },
  title: 'What the rules do to the game',
  description:
    'Measured on seeded deals of every game: who wins, by how much, what the last draw decides, and how often a caller keeps the promise.',
  standfirst:
    'The same players at every table, thousands of deals, one rule different. What changes is what the rule does.',
  back: 'Compare',
  how: 'How this was made',
  howParagraphs: ({ deals: count, seed, version, ruleSets, auctionDeals: [fewest, most] }) => [
    `${ruleSets} games were played, ${deals(count)} each${fewest === count && most === count ? '' : ` (${fewest === most ? deals(most) : `${thousands.format(fewest)} to ${deals(most)}`} of those with an auction)`}, shuffled from the seed ${seed} (generator version ${version}). The same seed gives the same deals and the same numbers, on any machine: npm run measure makes them all again, and an automatic test makes a part of them again each time this site changes.`,
    'Everyone plays by rules of thumb: lead cards without points, take points cheaply, never spend a trump on an empty trick, lose the last draw when the turn-up is worth having. With two players the last three tricks are played exactly. That is good play and not best play; nobody can compute best play with hidden cards for a whole deal. Exchanges, declarations and claims are made as soon as they are allowed and gain something.',
    '“The better player” is one side playing so, against others who play naturally: they take points when they can and else throw the cheapest card. Each deal is played twice, once with the better side leading and once with it dealing.',
    'The last draw is weighed by giving the first and the last to draw each other’s card and playing on. The best card is asked for with three tricks left, all cards face up, by the exact solver; it answers for two sides only, so games for three or five alone have no bar there.',
    'The thin line on each bar is a 95 % interval: Wilson’s for shares, the normal one for means. Where two lines overlap, the games may be alike.',
    'Games with an auction have players of their own. Each bid, call and card is tried out: the hidden cards are dealt at random in every way that fits what the seat has seen, 80 times for a bid or call and 40 times for a card, and each of those deals is played to its end by quick rules of thumb. A promise is made if it came true in at least half of them. Such a player adds up chances well. It does not read the others: it learns neither from their bids nor from who feeds points to whom, only from the cards and, where suits must be followed, from who did not follow. Calling a card of one’s own, to play alone, is not considered.',
  ],
  charts: {
    'trick-points': {
      title: 'Points in a trick',
      says: 'How many card points lie in an average trick, the richest trick of the deal marked by its number. It follows from the number of tricks, but not where in the deal they fall.',
      unit: 'points',
      of: (count) => `${thousands.format(count)} tricks`,
    },
    leader: {
      title: 'The side that leads first wins',
      says: 'The thick upright line is an even share of the sides. A bar to its right means that leading first helps.',
      unit: '% of deals',
      of: deals,
    },
    dealer: {
      title: 'The dealer’s side wins',
      says: 'The dealer plays last to the first trick. With two players this is the other half of the chart above, less the ties.',
      unit: '% of deals',
      of: deals,
    },
    better: {
      title: 'The better player wins',
      says: 'One side plays by rules of thumb, the others naturally. The further to the right of the thick line, the more the game asks for skill, as far as these two players go.',
      unit: '% of deals',
      of: deals,
    },
    tied: {
      title: 'Nobody wins',
      says: '60 to 60, or the best of several level.',
      unit: '% of deals',
      of: deals,
    },
    'last-draw': {
      title: 'What the last draw moves',
      says: 'Points that change hands when the first and the last to draw get each other’s card.',
      unit: 'points',
      of: deals,
    },
    turned: {
      title: 'Deals that the last draw turns',
      says: 'Deals with another result when those two cards change places.',
      unit: '% of deals',
      of: deals,
    },
    unique: {
      title: 'One card alone is best',
      says: 'Three tricks left, all cards open, the leader to play. In the other deals two or three cards are equally good.',
      unit: '% of endings',
      of: (count) => `${thousands.format(count)} endings`,
    },
    made: {
      title: 'The caller’s side keeps its promise',
      says: 'All five play well. A promise is made when it comes true in at least half of the deals tried out, and the last bidder often has something to spare: hence more than one half.',
      unit: '% of deals',
      of: deals,
    },
    'made-by-well': {
      title: 'The same promises, with natural players against them',
      says: 'The same deals and the same calls, but the other three take points when they can and else throw the cheapest card. The gap to the chart above is what good defence is worth.',
      unit: '% of deals',
      of: deals,
    },
    'made-against-well': {
      title: 'The same promises, by natural players',
      says: 'Now caller and partner play naturally, against three who play well. The gap to the first chart is what good play on the caller’s side is worth.',
      unit: '% of deals',
      of: deals,
    },
    'caller-points': {
      title: 'Points of the caller’s side',
      says: 'Of the 120, two players against three.',
      unit: 'points',
      of: deals,
    },
    'average-bid': {
      title: 'Points promised',
      says: 'The winning bid on average. Where ranks are bid first, only those deals count in which the bidding went on in points.',
      unit: 'points',
      of: deals,
    },
    secret: {
      title: 'The trick in which the called card falls',
      says: 'Up to there the partner is a secret, to all who cannot guess. A deal has eight tricks.',
      unit: 'tricks',
      of: deals,
    },
    length: {
      title: 'Cards played in a deal',
      says: 'The same in every deal, but where a claim can end it.',
      unit: 'cards',
      of: deals,
    },
  },
  columns: { game: 'Game', value: 'Value', interval: '95 % interval', sample: 'Sample' },
  asTable: 'The numbers as a table',
  auctions: {
    title: 'Games with an auction',
    intro:
      'Five players, a caller and a secret partner. Everyone bids, calls and plays by trying out what the hidden cards may be; how that works, and what it does not see, stands at the end of this page.',
    passed: (games) => {
      const some = games.filter(({ passed }) => passed > 0);
      return some.length === 0
        ? 'In none of these deals did everybody pass.'
        : `Everybody passed in ${list.format(some.map(({ name, passed, dealt }) => `${thousands.format(passed)} of ${deals(dealt)} of ${name}`))}. Those deals count nowhere here.`;
    },
    promises: 'What was promised',
    promisesSay:
      'The bid that won the auction. A rank is the card the caller asks for, so a low rank is the bolder promise. Points are card points the caller’s side must take.',
    promise: 'Promise',
    share: 'Of all deals',
    kept: 'Kept',
    interval: '95 % interval',
  },
  notBetter: (games) =>
    `Not shown to be better in ${list.format(games)}: our rules of thumb were not made for it, and the chart says so.`,
  written: {
    title: 'Written comparisons',
    intro: 'What people look up most, in words, with the same tables.',
    table: 'Rule by rule',
    sources: (titles) => `Sources: ${titles.join('; ')}.`,
    open: 'Open this comparison, to change it',
  },
  elsewhere: {
    title: 'More to compare',
    measured: 'What the rules do to the game',
    measuredSays: 'Who wins, what the last draw decides, how often one card alone is best: measured.',
    house: 'House rules',
    houseSays: 'Build the rules of your own table and set them beside any other.',
    decks: 'Decks side by side',
    decksSays: 'Any card in each deck, and what suits and ranks are called in nine languages.',
    signals: 'Signals side by side',
    signalsSays: 'What a face means in two places, the clashes marked, and a drill that mixes them.',
  },
  decksTitle: 'The decks',
  decksIntro: 'Any card, in each deck, with what it is called there and what is printed on it.',
};
