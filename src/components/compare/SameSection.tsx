import type { ComponentChildren } from 'preact';
import styles from './sharedDeal.module.css';

interface Props {
  readonly title: string;
  readonly intro: string;
  /** The trump, and what else holds under all of the rules. */
  readonly facts: string;
  readonly children: ComponentChildren;
}

/** The part of a page that puts one deal under several rules. */
export const SameSection = ({ title, intro, facts, children }: Props) => (
  <section class={styles.same} aria-labelledby="same-deal">
    <h2 id="same-deal">{title}</h2>
    <p>{intro}</p>
    <p class="ui">{facts}</p>
    {children}
  </section>
);
