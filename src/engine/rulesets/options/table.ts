import type { RuleSet } from '../../rules/ruleSet.ts';
import { always, hasOpenPartners, hasPartners, where } from './patch.ts';
import type { Option, Patch } from './patch.ts';

/** House options over what is seen and said at the table. Source: RULES.md part 4. */

const signs = (signals: RuleSet['signals']): Patch =>
  where(hasPartners, ({ signalTable }) => ({
    signals,
    signalTable: signals !== 'off' && signalTable === 'none' ? 'it-tongue-horse' : signalTable,
  }));

const signTable = (signalTable: RuleSet['signalTable']): Patch => where(hasPartners, always({ signalTable }));

const look = (partnerView: RuleSet['partnerView']): Patch => where(hasOpenPartners, always({ partnerView }));

const isOpen = ({ visibility }: RuleSet): boolean => visibility !== 'closed';

export const tableOptions = {
  SIGNALS: { after_first_trick: signs('after-first-trick'), off: signs('off'), always: signs('always') },
  SIGNAL_TABLE: {
    it_tongue_horse: signTable('it-tongue-horse'),
    it_tongue_jack: signTable('it-tongue-jack'),
    es_seed: signTable('es-seed'),
    custom: signTable('custom'),
  },
  TABLE_TALK: {
    commands_after_first_trick: where(hasOpenPartners, always({ tableTalk: 'commands-after-first-trick' })),
    off: where(hasOpenPartners, always({ tableTalk: 'off' })),
  },
  PARTNER_VIEW: {
    after_last_draw_look: look('after-last-draw'),
    never: look('never'),
    before_first_trick: look('before-first-trick'),
    both: look('both'),
  },
  PARTNER_VIEW_ES: {
    never: look('never'),
    before_first_trick: where(hasOpenPartners, ({ seats }) => ({
      partnerView: seats === 6 ? 'never' : 'before-first-trick',
    })),
    before_first_trick_incl_six: look('before-first-trick'),
  },
  SCOPERTA_STOCK: {
    top: where(isOpen, always({ visibility: 'hands-and-stock-top-open' })),
    all: where(isOpen, always({ visibility: 'all-open' })),
    none: where(isOpen, always({ visibility: 'hands-open' })),
  },
} as const satisfies Readonly<Record<string, Option>>;
