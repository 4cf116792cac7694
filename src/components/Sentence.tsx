import { parseSentence } from '../i18n/sentence.ts';
import { CardRef } from './CardRef.tsx';
import styles from './cardRef.module.css';

interface Props {
  /** A sentence of the language files; cards are marked in it as `nameInSentence` does. */
  readonly text: string;
}

/** What may not begin a line: the stop or the comma after a card's name. A browser breaks a line after any button. */
const CLOSING = /^[.,;:?!)”’]+/u;

/** A sentence whose cards light on the table. */
export function Sentence({ text }: Props) {
  const parts = parseSentence(text);
  return (
    <>
      {parts.map((part, at) => {
        const before = parts[at - 1];
        if (part.kind === 'words') return before?.kind === 'card' ? part.words.replace(CLOSING, '') : part.words;
        const after = parts[at + 1];
        const closing = after?.kind === 'words' ? CLOSING.exec(after.words)?.[0] : undefined;
        const card = <CardRef key={at} card={part.card} words={part.words} tone={part.tone} />;
        return closing === undefined ? (
          card
        ) : (
          <span key={at} class={styles.together}>
            {card}
            {closing}
          </span>
        );
      })}
    </>
  );
}
