import { parseSentence } from '../i18n/sentence.ts';
import { CardRef } from './CardRef.tsx';

interface Props {
  /** A sentence of the language files; cards are marked in it as `nameInSentence` does. */
  readonly text: string;
}

/** A sentence whose cards light on the table. */
export function Sentence({ text }: Props) {
  return (
    <>
      {parseSentence(text).map((part, at) =>
        part.kind === 'words' ? part.words : <CardRef key={at} card={part.card} words={part.words} tone={part.tone} />,
      )}
    </>
  );
}
