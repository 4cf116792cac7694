import type { AnyRefusal } from '../../engine/rules/refusal.ts';
import { formatCards, formatPosition } from '../../engine/notation.ts';
import type { Deal } from '../../engine/play/deal.ts';
import { parseGame, replayGame } from '../../engine/play/game.ts';
import type { GameReplay } from '../../engine/play/game.ts';
import { isOver, outcomeOf, scoreOf } from '../../engine/play/outcome.ts';
import type { DealOutcome } from '../../engine/play/outcome.ts';
import { gamesOf, isCapote, ledgerOf } from '../../engine/play/payoff.ts';
import { messagesFor, say, SOURCE_LOCALE } from '../../i18n/index.ts';
import { give, refuse } from '../command.ts';
import type { Command } from '../command.ts';

type Written = Readonly<Record<string, unknown>>;

const initialOf = ({ rules, hands, stock, trumpCard }: Deal): Written => ({
  hands: hands.map(formatCards),
  stock: formatCards(stock),
  turnUp: rules.turnUp ? (stock[stock.length - 1] ?? null) : null,
  trumpCard: trumpCard ?? null,
});

const auctionOf = ({ auction }: Deal): Written | undefined =>
  auction && {
    caller: auction.caller ?? null,
    bid: auction.bid ?? null,
    target: auction.target,
    called: auction.called ?? null,
    partner: auction.partner ?? null,
    selfCall: auction.called !== undefined && auction.partner === undefined,
  };

const CLAIMS: Readonly<Partial<Record<string, true>>> = { claim: true, 'wrong-claim': true, 'no-claim': true };

function outcomeWritten(deal: Deal, outcome: DealOutcome): Written {
  const { rules, claim, sides } = deal;
  if (outcome.kind === 'no-deal')
    return { winner: 'none', redeal: outcome.why === 'all-passed' ? 'all-pass' : outcome.why };
  const by = outcome.kind === 'won' && CLAIMS[outcome.by] ? outcome.by : undefined;
  return {
    winner: outcome.kind === 'won' ? outcome.side : 'tie',
    ...(outcome.kind === 'tied' && { tied: outcome.sides }),
    ...(rules.win.deal === 'claim' && { by: by ?? 'no-claim', ...(claim && { claimant: claim.seat }) }),
    ...(rules.win.deal === 'caller-side-reaches' && { made: outcome.kind === 'won' && outcome.by === 'made' }),
    ...(rules.win.deal === 'accumulate' && { scores: sides.map((_, side) => scoreOf(deal, side)) }),
    ...(rules.capote === 'named' && { capote: isCapote(deal) }),
  };
}

const sentenceOf = (refusal: AnyRefusal): string => say(messagesFor(SOURCE_LOCALE).refusals, refusal);

/** Whether the sides are settled: not before the call of a game with a caller. */
const sidesSettled = ({ auction }: Deal): boolean => auction === undefined || auction.called !== undefined;

function written({ start, end, choices, stopped }: GameReplay): Written {
  const outcome = outcomeOf(end);
  const ledger = ledgerOf(end);
  const games = gamesOf(end);
  const auction = auctionOf(end);
  return {
    complete: isOver(end),
    initial: initialOf(start),
    trump: end.trump ?? null,
    tricks: end.tricks.map(({ plays, winner, points }) => ({
      lead: plays[0]?.seat,
      cards: formatCards(plays.map((play) => play.card)),
      winner,
      points,
    })),
    points: end.taken,
    tricksWon: end.tricksWon,
    ...(end.bonus && { bonus: end.bonus }),
    ...(sidesSettled(end) && { sideMembers: end.sides, sides: end.sides.map((_, side) => scoreOf(end, side)) }),
    ...(auction && { auction }),
    ...(outcome && { outcome: outcomeWritten(end, outcome) }),
    ...(ledger && { ledger }),
    ...(games && { games }),
    legal: choices.map(({ cards }) => formatCards(cards)),
    ...(start.rules.exchange !== 'none' && { legalExchanges: choices.map(({ exchanges }) => formatCards(exchanges)) }),
    ...(stopped && {
      error: { index: stopped.index, reason: stopped.refusal.kind, detail: sentenceOf(stopped.refusal) },
    }),
    ...(!outcome && { state: formatPosition(end) }),
  };
}

/** A game in, what it came to out, in the words of the vectors' README ("Result"). */
export const replay: Command = {
  reads: 'lines',
  answer: (input) => {
    const game = parseGame(input);
    return game.ok ? give(written(replayGame(game.value))) : refuse(game.error);
  },
};
