import { useEffect, useState } from 'preact/hooks';
import type { Locale } from '../../i18n/index.ts';
import type * as core from './auctionCore.ts';
import styles from './auction.module.css';

interface Props {
  readonly locale: Locale;
  readonly ruleSet: string;
  readonly seed: number;
  /** What stands here before the deal, in the page's language. */
  readonly about: string;
  readonly theyKnow: string;
  readonly sitDown: string;
}

/** A deal with an auction. The table and the rules come when the learner asks for the cards. */
export function AuctionIsland({ locale, ruleSet, seed, about, theyKnow, sitDown }: Props) {
  const [come, setCome] = useState<typeof core>();
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  if (come) return <come.PlayedAuction locale={locale} ruleSet={ruleSet} seed={seed} />;
  return (
    <div class={styles.waiting} data-awake={awake ? 'awake' : 'asleep'}>
      <p>{about}</p>
      <p data-they-know>{theyKnow}</p>
      <button
        type="button"
        class="button"
        data-weight="main"
        disabled={!awake}
        onClick={() => void import('./auctionCore.ts').then((module) => setCome(() => module))}
      >
        {sitDown}
      </button>
    </div>
  );
}
