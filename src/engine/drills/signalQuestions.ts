import { cardOf, SUITS, type Card, type Rank, type Suit } from '../cards.ts';
import { GESTURES, type Gesture } from '../gestures.ts';
import { deckOf } from '../rules/deck.ts';
import type { RuleSet } from '../rules/ruleSet.ts';
import { says, trueSignals } from '../rules/signals.ts';
import { shuffled, type Random } from '../shuffle.ts';
import { meaningOf, PRESET_IDS, PRESETS, type PresetId, type SignalMeaning } from '../signalTables.ts';
import { one, some } from './drawing.ts';
import { KEEP_STILL, type TableQuestionOf } from './tableQuestion.ts';

const tableAt = (place: number): PresetId => PRESET_IDS[place % PRESET_IDS.length] ?? 'it-tongue-horse';

/** One face for each thing a table can say. */
const facesOf = (table: PresetId): readonly Gesture[] => PRESETS[table].flatMap(({ gestures }) => gestures.slice(0, 1));

/** How many faces are offered, besides keeping still. */
const FACES = 3;
/** Every so many hands none of the faces is true. */
const STILL_EVERY = 4;
const TRIES = 200;

/** Whether a face says something true of a hand by a table. A face that the table does not have says nothing. */
function isTrue(rules: RuleSet, table: PresetId, face: Gesture, hand: readonly Card[], trump: Suit): boolean {
  const means = meaningOf(PRESETS[table], face);
  return means !== undefined && says(means, rules, hand, trump);
}

/**
 * A hand and three faces, of which one is true of it by the table that is named, or none. Where there is such a face, one
 * of the others would be true by another table.
 */
export function trueSignal(rules: RuleSet, random: Random, place: number): TableQuestionOf<'true-signal'> {
  const table = tableAt(place);
  const drawHand = (): readonly Card[] => some(rules.handSize, deckOf(rules), random);
  const trump = one(SUITS, random);
  let hand = drawHand();
  const told = (): readonly Gesture[] =>
    trueSignals(PRESETS[table], rules, hand, trump).flatMap((s) => s.gestures.slice(0, 1));
  for (let tries = 0; tries < TRIES && told().length === 0; tries += 1) hand = drawHand();
  const right = place % STILL_EVERY === STILL_EVERY - 1 ? undefined : one(told(), random);
  const untrue = GESTURES.filter((face) => !isTrue(rules, table, face, hand, trump));
  const elsewhere = untrue.filter((face) => PRESET_IDS.some((other) => isTrue(rules, other, face, hand, trump)));
  const own = untrue.filter((face) => facesOf(table).includes(face) && !elsewhere.includes(face));
  const faces = [
    ...(right === undefined ? [] : [right]),
    ...some(1, elsewhere, random),
    ...shuffled(own, random),
  ].slice(0, FACES);
  return {
    id: `true-${table}-${trump}${hand.join('')}-${[...faces].sort().join('-')}`,
    kind: 'true-signal',
    table,
    hand,
    trump,
    options: [...GESTURES.filter((face) => faces.includes(face)), KEEP_STILL],
    means: right && meaningOf(PRESETS[table], right),
    answer: right ?? KEEP_STILL,
  };
}

/** The trump that a signal of one card speaks of. */
const CARD_OF: Readonly<Partial<Record<SignalMeaning, Rank>>> = {
  ace: 'A',
  three: '3',
  king: 'K',
  horse: 'H',
  jack: 'J',
};

const TRICKS_SEEN = 2;

/**
 * An opponent says that he holds one trump. What you hold and what has been played can prove it false; nothing you have
 * seen can prove it true.
 */
export function canBeTrue(rules: RuleSet, random: Random, place: number): TableQuestionOf<'can-be-true'> {
  const table = tableAt(place);
  const answer = place % 2 === 0 ? 'is-false' : 'can-be';
  const trump = one(SUITS, random);
  const sayable = PRESETS[table].flatMap(({ means, gestures: [gesture] }) => {
    const rank = CARD_OF[means];
    return rank && gesture ? [{ means, gesture, about: cardOf(rank, trump) }] : [];
  });
  const said = one(sayable, random);
  const size = TRICKS_SEEN * rules.seats + rules.handSize;
  const others = shuffled(
    deckOf(rules).filter((card) => card !== said.about),
    random,
  ).slice(0, size);
  const at = random(size);
  const cards = answer === 'can-be' ? others : others.map((card, position) => (position === at ? said.about : card));
  const tricks = Array.from({ length: TRICKS_SEEN }, (_, trick) =>
    cards.slice(trick * rules.seats, (trick + 1) * rules.seats),
  );
  return {
    id: `false-${table}-${said.gesture}-${trump}-${cards.join('')}`,
    kind: 'can-be-true',
    table,
    ...said,
    seat: one([1, 3], random),
    trump,
    tricks,
    hand: cards.slice(TRICKS_SEEN * rules.seats),
    options: ['can-be', 'is-false'],
    answer,
  };
}
