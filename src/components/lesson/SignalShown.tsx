import styles from './signalShown.module.css';

/** A signal as a page draws it: made at build, so that the deal loads no words of the signals. */
export interface ShownSignal {
  /** The step of the script before which it is given. */
  readonly step: number;
  /** The address of the drawing. */
  readonly src: string;
  /** What the drawing shows, and the sentence beside it. */
  readonly alt: string;
  readonly says: string;
}

/** The face that a seat makes, beside the words for it. */
export const SignalShown = ({ signal }: { readonly signal: ShownSignal }) => (
  <figure class={styles.signal} data-signal>
    <img src={signal.src} alt={signal.alt} width="100" height="108" />
    <figcaption>{signal.says}</figcaption>
  </figure>
);
