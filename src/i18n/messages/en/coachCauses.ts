import type { HeldCard, Keeping, Spent, Strength } from '../../../engine/coach/reason.ts';
import type { CauseTelling, CoachMessages } from '../coach.ts';
import {
  After,
  afterOther,
  bare,
  cardOfMove,
  drawingTrick,
  fromStock,
  held,
  isExchange,
  isNamed,
  isNearDraw,
  points,
  thatCard,
  the,
  The,
  upper,
  when,
  whenFor,
  whenShown,
  winsTrick,
} from './coachWords.ts';

/** A clause that is told only where there is room. */
const tail = ({ length }: CauseTelling, clause: string): string => (length === 'short' ? '' : clause);

/** The other card as a subject: "it", or its name. */
const subject = ({ other, callsOther }: CauseTelling): string =>
  callsOther === 'it' ? 'it' : the(cardOfMove(other), 'costly');

const best = ({ best: move }: CauseTelling): string => the(cardOfMove(move), 'best');

function keptAs(kept: Keeping, strength: Strength): string {
  const then = isNamed(strength) ? kept.when : { ...kept.when, varies: false };
  switch (kept.how) {
    case 'wins':
      return `it ${winsTrick(then)}`;
    case 'takes':
      return `it takes ${held(kept.card)} ${when(then)}`;
    case 'loaded':
      return `it goes on ${held(kept.on)} ${when(then)}`;
  }
}

function spentAs(spent: Spent): string {
  switch (spent.how) {
    case 'taking':
      return `goes on ${held(spent.card)} instead`;
    case 'thrown':
      return `is gone by then, under ${held(spent.under)}`;
    case 'played':
      return 'is gone by then';
  }
}

/** "takes their Ace of Coins", "brings in your partner’s Ace". */
function gets(item: HeldCard, winner: HeldCard): string {
  if (item.holder === 'they') return `takes ${held(item)}`;
  const whose =
    item.holder === 'partner' && winner.holder === 'partner' ? `another partner’s ${bare(item.card)}` : held(item);
  return `brings in ${whose}`;
}

const DUTY = { follow: 'follow suit', trump: 'play a trump', beat: 'beat the trick' } as const;

/** Why a card is better, in English: one function a kind. */
export const causes: CoachMessages['causes'] = {
  'take-now': ({ with: taking, onlyWinner, strength }, told) => {
    if (onlyWinner) return `Only ${the(taking.card, 'best')} takes this trick.`;
    if (taking.card !== cardOfMove(told.best)) return `After ${best(told)}, ${held(taking)} wins this trick for you.`;
    return strength === 'this-trick'
      ? `${The(taking.card, 'best')} takes this trick; ${the(cardOfMove(told.other), 'costly')} does not.`
      : `With ${the(taking.card, 'best')} your side takes this trick.`;
  },

  'give-now': ({ danger, kept, strength }, told) =>
    isNamed(strength)
      ? `Thrown now, ${subject(told)} falls to ${held(danger)}.${tail(told, ` Kept, ${keptAs(kept, strength)}.`)}`
      : `Thrown now, ${subject(told)} is lost.${tail(told, ` Kept, in the best line ${keptAs(kept, strength)}.`)}`,

  expose: ({ danger, kept, strength }, told) =>
    isNamed(strength)
      ? `Led now, ${subject(told)} falls to ${held(danger)}.${tail(told, ` Kept, ${keptAs(kept, strength)}.`)}`
      : `Led now, ${subject(told)} is lost, for example to ${held(danger)}.${tail(told, ` Kept, in the best line ${keptAs(kept, strength)}.`)}`,

  'cash-now': ({ why, danger, when: lost, item, strength }, told) => {
    const card = the(item.card, 'best');
    const later = isNamed(strength)
      ? `${After(told.other)}, ${held(danger)} takes it ${whenFor(strength, lost)}.`
      : `${After(told.other)} you lose ${thatCard(item.card, danger.card)}, for example to ${held(danger)} ${whenFor(strength, lost)}.`;
    switch (why.is) {
      case 'nothing-beats-it':
        return `Nothing of theirs beats ${card} now.${tail(told, ` ${later}`)}`;
      case 'last-to-play':
        return `${upper(card)} wins this trick for sure.${tail(told, ` ${later}`)}`;
      case 'beating-it-costs': {
        const draw = why.turnUp ? `you draw the turned-up ${bare(why.turnUp)} and ` : '';
        const price = `They can beat ${card}, but then ${draw}they end ${points(why.price)} worse off.`;
        return `${price}${tail(told, ` ${later}`)}`;
      }
      case 'they-let-it':
        return `In the best line ${card} wins this trick.${tail(told, ` ${later}`)}`;
    }
  },

  'load-now': ({ winner, danger, when: lost, item, strength }, told) =>
    isNamed(strength)
      ? `${upper(held(winner))} wins this trick, so put ${the(item.card, 'best')} on it.${tail(told, ` ${After(told.other)}, it falls to ${held(danger)} ${whenFor(strength, lost)}.`)}`
      : `In the best line ${held(winner)} wins this trick with ${the(item.card, 'best')} on it.${tail(told, ` ${After(told.other)} you lose ${thatCard(item.card, danger.card)}, for example to ${held(danger)} ${whenFor(strength, lost)}.`)}`,

  'win-reply': ({ winner, answer, item, strength }, told) => {
    switch (answer) {
      case 'only-best':
        return `Against ${best(told)} their best answer is to give up ${the(item.card)}.`;
      case 'cheapest':
        return `Nothing of theirs beats ${best(told)}, and ${the(item.card)} is the cheapest answer they have.`;
      case 'in-the-line':
        return isNamed(strength)
          ? `With best play ${held(winner)} takes ${held(item)} on this trick.`
          : `In the best line ${held(winner)} takes ${held(item)} on this trick.`;
    }
  },

  'partner-card': ({ danger, item, strength }, told) =>
    isNamed(strength)
      ? `${After(told.other)}, ${held(item)} falls to ${held(danger)} on this trick.`
      : `${After(told.other)}, ${held(item)} is lost on this trick, for example to ${held(danger)}.`,

  draw: ({ place, drawer, item, strength }, told) => {
    const card = fromStock(item.card, place);
    const who = drawer === 'you' ? 'you' : 'your partner';
    const [inBest, inOther] = isNamed(strength)
      ? [`With best play that is ${who}`, `${afterOther(told.other)} it is not`]
      : [`In the best line that is ${who}`, 'in the other it is not'];
    if (place.by === 'order') {
      return place.decidedNow
        ? `This trick decides who draws ${card}. ${inBest}; ${inOther}.`
        : `In the best line ${who === 'you' ? 'you draw' : 'your partner draws'} ${card}; ${afterOther(told.other)} they do.`;
    }
    if (place.decidedNow && isNamed(strength)) {
      return `${place.by === 'winning' ? 'Winning' : 'Losing'} this trick brings ${who} ${card}.`;
    }
    if (!isNearDraw(place)) return `A later trick decides who draws ${card}. ${inBest}; ${inOther}.`;
    return `Whoever ${place.by === 'winning' ? 'wins' : 'loses'} ${drawingTrick(place)} draws ${card}. ${inBest}; ${inOther}.`;
  },

  'draw-away': ({ place, winner, danger, item, strength }, told) =>
    place.decidedNow && isNamed(strength) && place.by !== 'order'
      ? `${place.by === 'winning' ? 'Losing' : 'Winning'} this trick leaves ${fromStock(item.card, place)} to them, and ${held(winner)} takes it later.${tail(told, ` ${After(told.other)} you draw it, and ${held(danger)} takes it.`)}`
      : `In the best line they draw ${fromStock(item.card, place)} and you win it later; ${afterOther(told.other)} you draw it yourself and lose it.`,

  'draw-winner': ({ place, winner, item, strength }) =>
    place.decidedNow && isNamed(strength) && place.by !== 'order'
      ? `${place.by === 'winning' ? 'Winning' : 'Losing'} this trick brings you ${fromStock(winner.card, place)}, which then ${gets(item, winner)}.`
      : `In the best line your side draws ${fromStock(winner.card, place)}, and it ${gets(item, winner)}.`,

  'draw-danger': ({ place, danger, item, strength }, told) =>
    isNamed(strength)
      ? `${After(told.other)} they draw ${fromStock(danger.card, place)}, and it takes ${held(item)}.`
      : `${After(told.other)}, for example, they draw ${fromStock(danger.card, place)}, and it takes ${held(item)}.`,

  save: ({ winner, when: then, ledInto, item, strength }, told) => {
    const always = strength === 'every-reply' ? tail(told, ', whatever they play') : '';
    const job = `it ${gets(item, winner)} ${whenFor(strength, then)}${always}`;
    const softly = isNamed(strength) ? job : `in the best line ${job}`;
    return ledInto && told.length === 'full'
      ? `Led now, ${subject(told)} falls to ${held(ledInto)}; kept, ${softly}.`
      : `Keep ${subject(told)}: ${softly}.`;
  },

  'save-chain': ({ danger, when: then, item, strength }, told) =>
    `Keep ${subject(told)}: ${isNamed(strength) ? '' : 'in the best line '}it takes ${held(danger)} ${whenFor(strength, then)}, and then ${held(item)} is safe.`,

  'save-other': ({ winner, when: then, spent, item }, told) =>
    `In the best line ${held(winner)} ${gets(item, winner)} ${whenShown(then)}${tail(told, `; ${afterOther(told.other)}, ${thatCard(winner.card, item.card)} ${spentAs(spent)}`)}.`,

  'force-out': ({ danger, spentWhen, then, item, strength }, told) => {
    const safe = then === 'nothing-beats-it' ? `they hold nothing that beats ${held(item)}` : `${held(item)} is safe`;
    return isNamed(strength) && spentWhen.trick === 0 && !spentWhen.varies
      ? `${upper(best(told))} makes them spend ${held(danger)} now; then ${safe}.`
      : `In the best line ${held(danger)} is spent ${whenShown(spentWhen)}; then ${safe}.`;
  },

  spare: ({ spare, danger, item, strength }, told) =>
    isNamed(strength)
      ? `Keep ${held(spare)} to throw under ${held(danger)}; without it ${held(item)} goes there.`
      : `In the best line ${held(spare)} goes under ${held(danger)}; ${afterOther(told.other)} ${held(item)} goes there instead.`,

  tempo: ({ form, must, winner, when: then, item }, told) => {
    const takes = winner.card === item.card ? `${held(item)} wins it` : `${held(winner)} ${gets(item, winner)}`;
    switch (form) {
      case 'led-now-lets-it-win':
        return `Led now, ${subject(told)} lets them win with ${the(item.card)}.${tail(told, ` In the best line ${takes} ${whenShown(then)}.`)}`;
      case 'they-lead-it':
        return `In the best line they ${must === 'must' ? 'have to lead' : 'lead'} ${the(item.card)} ${whenShown(then)}, and ${held(winner)} takes it${tail(told, `; ${afterOther(told.other)} the lead is yours`)}.`;
      case 'they-lead':
        return `In the best line they have the lead ${whenShown(then)}, and ${takes}${tail(told, `; ${afterOther(told.other)} the lead is yours`)}.`;
      case 'you-lead':
        return `In the best line you have the lead ${whenShown(then)}, and ${takes}${tail(told, `; ${afterOther(told.other)} the lead is theirs`)}.`;
    }
  },

  zugzwang: ({ winner, when: then, item }, told) => {
    const example = tail(told, `: ${held(winner)} takes ${the(item.card)}, for example`);
    return `In the best line they have the lead ${whenShown(then)} with points in every card, and you take whatever they lead${example}.`;
  },

  dumped: ({ danger, when: then, item, left, strength }, told) => {
    const goes = left === 'only-card' ? 'is all that is left to throw under' : 'goes under';
    return `${After(told.other)}, ${isNamed(strength) ? '' : 'for example, '}${held(item)} ${goes} ${held(danger)} ${whenFor(strength, then)}.`;
  },

  'late-winner': ({ winner, when: then, item }, told) =>
    `In the best line ${held(winner)} ${gets(item, winner)} ${whenShown(then)}${tail(told, `; ${afterOther(told.other)} you draw ${thatCard(winner.card, item.card)} too late`)}.`,

  early: ({ danger, when: then, item }) =>
    `In the best line you win ${the(item.card)} ${whenShown(then)}, before they draw ${the(danger.card)}.`,

  busy: ({ winner, when: then, danger, whenLost, item }, told) => {
    const takes =
      winner.card === item.card
        ? `${held(item)} ${winsTrick({ ...then, varies: false })}`
        : `${held(winner)} ${gets(item, winner)} ${whenShown(then)}`;
    const card = thatCard(item.card, winner.card === item.card ? undefined : winner.card);
    const lost =
      danger.card === item.card
        ? `${card} ${winsTrick({ ...whenLost, varies: false })} for them`
        : `${card} goes to ${held(danger)} ${whenShown(whenLost)}`;
    return `In the best line ${takes}${tail(told, `; ${afterOther(told.other)}, ${lost}`)}.`;
  },

  'must-follow': ({ who, duty, takenBy, when: then, item, strength }, told) => {
    const start = isNamed(strength) ? 'They' : 'In the best line they';
    return who === 'they'
      ? `${start} must ${DUTY[duty]} ${whenFor(strength, then)}, and ${the(item.card)} is the cheapest card they may play${tail(told, `: ${held(takenBy)} takes it`)}.`
      : `${After(told.other)} you must ${DUTY[duty]} ${whenFor(strength, then)}, and ${held(item)} falls to ${held(takenBy)}.`;
  },

  exchange: ({ give, take, when: then, role, otherwise, item }, told) => {
    const use = role === 'winner' ? `, and it ${gets(item, { card: take, holder: 'you' })}` : '';
    const isNow = isExchange(told.best) && then.trick === 0;
    const swap = isNow
      ? `Exchange first: ${the(give, 'best')} brings you ${the(take)}${use}.`
      : `In the best line your side exchanges ${the(give)} for ${the(take)} ${whenShown(then)}${use}.`;
    const without = {
      'they-exchange': `${After(told.other)} they exchange for it.`,
      'they-draw': `${After(told.other)} they draw it.`,
      'you-draw': `${After(told.other)} you only draw it later.`,
    }[otherwise];
    return `${swap}${tail(told, ` ${without}`)}`;
  },

  'they-exchange': ({ give, take, role, item }, told) =>
    role === 'danger'
      ? `${After(told.other)} they exchange ${the(give)} for ${the(take)}, and it takes ${held(item)}.`
      : `${After(told.other)} they exchange ${the(give)} for ${the(take)}.`,

  'exchange-costs': ({ give, role, item, strength }) => {
    const softly = isNamed(strength) ? '' : 'in the best line ';
    return role === 'missed'
      ? `Keep ${the(give, 'costly')}: ${softly}it ${gets(item, { card: give, holder: 'you' })}.`
      : `Laid down, ${the(give, 'costly')} goes to them, and ${isNamed(strength) ? '' : 'for example '}takes ${held(item)}.`;
  },
};
