import type { Card, Points } from '../../../engine/cards.ts';
import type { Goal } from '../../../engine/coach/goal.ts';
import type { LedgerEntry } from '../../../engine/coach/ledger.ts';
import type { Odds } from '../../../engine/coach/odds.ts';
import type { Move } from '../../../engine/play/deal.ts';
import type { CoachMessages, LedgerDetail } from '../coach.ts';
import { causes } from './coachCauses.ts';
import { cardList, cardOfMove, held, isExchange, moveName, points, the, upper } from './coachWords.ts';

const entry = ({ card, points: worth }: LedgerEntry): string => `${the(card)} (${worth})`;
const entries = (list: readonly LedgerEntry[]): string => cardList.format(list.map(entry));
const named = (cards: readonly Card[]): string => cardList.format(cards.map((card) => the(card)));

/** "The Two of Swords costs 10 points: you lose the Ace of Swords (11), and miss the Ace of Coins (11)." */
const costs: CoachMessages['costs'] = (move, ledger, detail: LedgerDetail) => {
  const start = `${upper(moveName(move, 'costly'))} costs ${points(ledger.cost)}`;
  const gone = [...ledger.lose, ...ledger.miss].sort((x, y) => y.points - x.points);
  const [biggest] = gone;
  if (detail === 'no-cards' || !biggest) return `${start}.`;
  const isOwn = ledger.lose.includes(biggest);
  if (detail === 'biggest-card') {
    const back =
      ledger.get.length > 0
        ? `; you get ${points(ledger.get.reduce((sum, { points: worth }) => sum + worth, 0))} back elsewhere`
        : '';
    const chiefly = gone.length === 1 ? '' : 'above all ';
    return `${start}: ${chiefly}${isOwn ? 'you lose' : 'you miss'} ${entry(biggest)}${back}.`;
  }
  const lose = ledger.lose.length > 0 ? `you lose ${entries(ledger.lose)}` : '';
  const miss = ledger.miss.length > 0 ? `miss ${entries(ledger.miss)}` : '';
  const both = lose && miss ? `${lose} and ${miss}` : lose || `you ${miss}`;
  const get = ledger.get.length > 0 ? `; you get ${entries(ledger.get)} instead` : '';
  return `${start}: ${both}${get}.`;
};

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const eitherOf = (moves: readonly Move[]): string => anyOf.format(moves.map((move) => moveName(move)));

const RESULT = { win: 'win', tie: 'tie', loss: 'loss' } as const;

const of100 = (chance: number): string => {
  const share = Math.round(100 * chance);
  return `${share === 0 && chance > 0 ? 'fewer than 1' : share === 100 && chance < 1 ? 'more than 99' : share} of 100`;
};

/** What a goal asks for, as something a card does. */
const reaches = (goal: Goal, needed: Points): string => {
  if (goal === 'save-tie') return 'saves at least the tie';
  return typeof goal === 'object' ? `ends with at least ${needed}` : `reaches ${needed}`;
};

/** Under a goal that a score reaches: how often each card gets there. */
function byChance(
  { move, goal, standing, rival }: Odds,
  { status, needed, chance }: NonNullable<Odds['reach']>,
): string {
  const isExact = status === 'exact';
  const orders = (share: number): string =>
    share === 1 ? 'every order' : share === 0 ? 'no order' : `${of100(share)} orders`;
  const what = reaches(goal, needed);
  const own = isExact
    ? `${upper(moveName(move))} ${what} in ${orders(chance)} of the hidden cards.`
    : `${upper(moveName(move))} ${what} in about ${of100(chance)} deals. That is an estimate: some cards are hidden.`;
  if (rival?.chance === undefined) return own;
  const times = !isExact
    ? `in about ${Math.round(100 * rival.chance)}`
    : rival.chance === 1
      ? 'in every one'
      : rival.chance === 0
        ? 'in none'
        : `in ${of100(rival.chance)}`;
  const beside = {
    best: `The next best, ${moveName(rival.move)}, gets there ${times}.`,
    level: isExact
      ? `So does ${moveName(rival.move)}.`
      : `${upper(moveName(rival.move))} gets there as often, as far as one can tell.`,
    behind: `${upper(moveName(rival.move, 'best'))} gets there ${times}.`,
  }[standing];
  return `${own} ${beside}`;
}

/** What stands beside an average: the chance of a score, if that were all one played for. */
function beside(goal: Goal, { status, needed, chance }: NonNullable<Odds['reach']>): string {
  if (goal !== 'most-points')
    return status === 'exact'
      ? `No order of the hidden cards brings ${needed} points any more, so points count.`
      : `${needed} points seem out of reach, so points count.`;
  const share = chance === 0 ? 'in none of them' : chance === 1 ? 'in every one' : `in ${of100(chance)}`;
  return status === 'exact'
    ? `Played only to reach ${needed}, it gets there ${share}.`
    : `Played only to reach ${needed}, it gets there in about ${of100(chance)} deals.`;
}

/** By average points, and the chance of the score that wins beside them. */
function byPoints({ move, goal, status, value, error, reach, standing, rival }: Odds): string {
  const isExact = status === 'exact';
  const average = isExact
    ? `${upper(moveName(move))} brings ${value.toFixed(1)} points on average over every order of the hidden cards.`
    : `${upper(moveName(move))} brings about ${Math.round(value)} points on average, give or take ${Math.max(1, Math.round(error))}. That is an estimate: some cards are hidden.`;
  const chance = reach ? [beside(goal, reach)] : [];
  if (!rival) return [average, ...chance].join(' ');
  const gap = isExact ? Math.abs(rival.ahead).toFixed(1) : `about ${Math.max(1, Math.round(Math.abs(rival.ahead)))}`;
  const compared = {
    best: `The next best, ${moveName(rival.move)}, brings ${gap} less.`,
    level: isExact
      ? `${upper(moveName(rival.move))} brings as much.`
      : `${upper(moveName(rival.move))} is as good, as far as one can tell.`,
    behind: `${upper(moveName(rival.move, 'best'))} brings ${gap} more.`,
  }[standing];
  return (goal === 'most-points' ? [average, ...chance, compared] : [...chance, average, compared]).join(' ');
}

/** The coach, in English. */
export const coach: CoachMessages = {
  causes,

  equalities: {
    'only-move': () => 'It is the only card you may play.',
    'no-points-left': () => 'No points are left, so no card is better than another.',
    'all-yours': () => 'Every card is right: all the points that are left are yours, whatever they play.',
    'all-theirs': () => 'It makes no difference: they can take all the points that are left.',
    'all-equal': () => 'All your cards are equal here: with best play they lead to the same score.',
    touching: ({ other }, move) =>
      `${upper(moveName(move))} is just as good: no card still in play lies between it and ${the(other)}.`,
    'same-outcome': (_, move) => `${upper(moveName(move))} is just as good: with best play the points go the same way.`,
    swap: ({ lose, get }, move) =>
      `${upper(moveName(move))} is just as good by another road: you lose ${named(lose)} and get ${named(get)}.`,
    'same-value': (_, move) => `${upper(moveName(move))} is just as good: it leads to the same score.`,
  },

  goals: {
    'keeps-goal': ({ needed, have }) => `With best play you end with ${have}, and ${needed} is enough.`,
    'goal-already-reached': ({ needed }) => `You already have the ${needed} you need, and no card can lose them.`,
    'goal-out-of-reach': ({ needed }) => `No card reaches ${needed} against best play, so the most points count.`,
    'misses-goal': ({ needed, have, best }) => `You would end with ${have} instead of ${best}, and it takes ${needed}.`,
  },

  facts: {
    'lost-anyway': ({ card }) => `${upper(the(card, 'best'))} is lost whatever you play.`,
    'game-turn': ({ from, to, score, best, needed }) =>
      from === 'win' && to === 'loss'
        ? `It turns a ${RESULT[from]} into a loss: ${score} points instead of ${best}, and it takes ${needed}.`
        : `It turns a ${RESULT[from]} into a ${RESULT[to]}: ${score} points instead of ${best}.`,
  },

  costs,
  wouldCost: (move, n) => `${upper(moveName(move, 'costly'))} would cost ${points(n)}.`,
  right: 'Right.',

  hints: {
    looks: {
      table: () => 'Count the points on the table.',
      'this-trick': () => 'This trick will be theirs, or should be: what can you spare?',
      'who-wins': () => 'Who is winning this trick?',
      'their-answers': () => 'Imagine each of their answers.',
      stock: () => 'Look at the next cards of the stock: who draws which?',
      'who-leads': () => 'Who will lead the next tricks?',
      exchange: () => 'Look at the turn-up, and at who could take it.',
      'what-they-must-follow': () => 'Which cards would they have to play?',
      'your-hand': () => 'Compare your cards: does it matter which one you play?',
      'their-card': ({ card, ask }) =>
        ({
          'what-beats-it': `Look at ${held(card)}: which card can take it?`,
          'what-it-beats': `Look at ${held(card)}: what does it beat?`,
          'what-it-threatens': `Look at ${held(card)}: which of your cards has to fear it?`,
          'what-to-throw-under-it': `Look at ${held(card)}: what will you throw under it?`,
        })[ask],
      'own-card': ({ card, ask }) =>
        ({
          'what-brings-it-in': `Look at ${held(card)}: which trick could it be won on?`,
          'what-becomes-of-it': `Look at ${held(card)}: what will become of it?`,
        })[ask],
    },
    ideas: {
      'take-now': () => 'This trick is worth taking.',
      'give-now': () => 'Throw away the card that you will miss least.',
      expose: () => 'Do not lead into it. Let the big card wait.',
      'cash-now': () => 'Bring a big card in while you can.',
      'load-now': () => 'Your partner wins it: put points on it.',
      'win-reply': () => 'Lead a card to which every answer costs them something.',
      'partner-card': () => 'Make it safe for your partner to keep, or to win.',
      draw: () => 'Arrange the tricks so that the right card comes to you.',
      'draw-away': () => 'A big card in their hand can be easier to win than in yours.',
      'draw-winner': () => 'The card you draw matters more than the one you play.',
      'draw-danger': () => 'The card they draw matters more than the one you play.',
      save: () => 'One of your cards has a job later. Do not spend it now.',
      'save-chain': () => 'One of your cards has a job later. Do not spend it now.',
      'save-other': () => 'One of your cards has a job later. Keep it free for that.',
      'force-out': () => 'Make them use that card first.',
      spare: () => 'Have something cheaper to throw at that moment.',
      tempo: (lead) =>
        ({
          'take-the-lead': 'Have the lead at the right moment.',
          'give-the-lead': 'Give up the lead: let them come to you.',
          either: 'Play so that the lead falls to the right side later.',
        })[lead],
      dumped: () => 'Have something cheaper to throw at that moment.',
      'late-winner': () => 'Draw the card you need in time.',
      early: () => 'Be quicker than that card.',
      busy: () => 'A card can do one job only. Which one pays most?',
      zugzwang: () => 'Leave them with nothing good to lead.',
      'must-follow': () => 'The duty to follow can force a big card out.',
      exchange: () => 'The turn-up can change hands before it is drawn.',
      'they-exchange': () => 'Do not leave the turn-up to them.',
      'exchange-costs': () => 'What you lay down is gone: is it worth it?',
      'only-move': () => 'You have no choice here.',
      equal: () => 'There is more than one right answer here.',
      value: () => 'Play each card through to the end, and count.',
    },
    card: (move) =>
      isExchange(move) ? `Exchange ${the(cardOfMove(move), 'best')}.` : `Play ${the(cardOfMove(move), 'best')}.`,
  },

  odds: (odds) => (odds.by === 'chance' && odds.reach ? byChance(odds, odds.reach) : byPoints(odds)),

  refusals: {
    'not-solved': ({ reaches }) => {
      const start = 'There are too many ways to play from here to count the points of each card.';
      if (!reaches) return start;
      return reaches.moves.length === 0
        ? `${start} But no card reaches ${reaches.target} against best play.`
        : `${start} But this much is proved: ${reaches.target} can still be reached with ${eitherOf(reaches.moves)}.`;
    },
  },
};
