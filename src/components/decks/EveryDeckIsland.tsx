import { useEffect, useState } from 'preact/hooks';
import { DECK_IDS, deckHas } from '../../decks/decks.ts';
import { printedText } from '../../decks/indexLetters.ts';
import { cardUrl } from '../../decks/urls.ts';
import { cardOf, rankOf, RANKS, SUITS, type Rank, type Suit } from '../../engine/cards.ts';
import { deckIslandMessagesFor } from '../../i18n/deckIslands.ts';
import type { Locale } from '../../i18n/index.ts';
import { SuitMark } from '../SuitMark.tsx';
import styles from './everyDeck.module.css';

interface Props {
  readonly locale: Locale;
}

/** One card of the reader's choice in each of the decks, with its name where the pack comes from. */
export function EveryDeckIsland({ locale }: Props) {
  const m = deckIslandMessagesFor(locale);
  const [suit, setSuit] = useState<Suit>('d');
  const [rank, setRank] = useState<Rank>('A');
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const card = cardOf(rank, suit);

  return (
    <div class={styles.chooser} data-state={mounted ? 'ready' : 'waiting'}>
      <fieldset class={styles.choices} disabled={!mounted}>
        <legend>{m.everyDeck.suit}</legend>
        {SUITS.map((each) => (
          <label key={each}>
            <input type="radio" name="deck-suit" value={each} checked={each === suit} onChange={() => setSuit(each)} />
            <span>
              <SuitMark suit={each} /> {m.cards.suit(each)}
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset class={styles.choices} disabled={!mounted}>
        <legend>{m.everyDeck.rank}</legend>
        {RANKS.map((each) => (
          <label key={each}>
            <input type="radio" name="deck-rank" value={each} checked={each === rank} onChange={() => setRank(each)} />
            <span>{m.cards.rank(each)}</span>
          </label>
        ))}
      </fieldset>
      <ul class={styles.decks} aria-live="polite">
        {DECK_IDS.map((deck) => {
          const local = m.everyDeck.localName(deck, card);
          const printed = printedText(deck, rankOf(card));
          return (
            <li key={deck}>
              <h3>{m.names[deck]}</h3>
              {deckHas(deck, card) ? (
                <>
                  <img
                    src={cardUrl({ deck, card, index: 'none', size: 'face' })}
                    alt={m.cards.name(card)}
                    width="200"
                    height="320"
                  />
                  <p lang={local.lang} class={styles.local}>
                    {local.name}
                  </p>
                  <p class={styles.printed}>
                    {printed === undefined ? m.everyDeck.printsNothing : m.everyDeck.prints(printed)}
                  </p>
                </>
              ) : (
                <p class={styles.lacks}>{m.everyDeck.lacks(rank)}</p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
