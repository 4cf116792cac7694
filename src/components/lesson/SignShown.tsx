import styles from './signShown.module.css';

/** A sign as a page draws it: made at build, so that the deal loads no words of the signals. */
export interface ShownSign {
  /** The step of the script before which it is given. */
  readonly step: number;
  /** The address of the drawing. */
  readonly src: string;
  /** What the drawing shows, and the sentence beside it. */
  readonly alt: string;
  readonly says: string;
}

/** The face that a seat makes, beside the words for it. */
export const SignShown = ({ sign }: { readonly sign: ShownSign }) => (
  <figure class={styles.sign} data-sign>
    <img src={sign.src} alt={sign.alt} width="100" height="108" />
    <figcaption>{sign.says}</figcaption>
  </figure>
);
