import type { ComponentChildren } from 'preact';
import type { ScriptedDealEvent } from '../../machines/scriptedDealContext.ts';
import type { DealView } from './dealView.ts';

export interface PanelProps {
  readonly view: DealView;
  readonly send: (event: ScriptedDealEvent) => void;
  readonly state: 'asleep' | 'awake';
  /** Whether the machine would do anything with that event now. */
  readonly can: (event: ScriptedDealEvent) => boolean;
  /** Buttons of the page around the deal, after a verdict and at the end. */
  readonly more?: ComponentChildren;
}

interface ActProps extends Pick<PanelProps, 'send' | 'state' | 'can'> {
  readonly event: ScriptedDealEvent;
  readonly label: string;
  readonly letter?: string;
  readonly weight?: 'main' | 'plain' | 'bare';
}

/** A button that sends an event; absent while the machine would do nothing with it. */
export const Act = ({ event, label, letter, weight = 'plain', send, state, can }: ActProps) =>
  can(event) ? (
    <button
      type="button"
      class="button"
      data-weight={weight}
      data-heir={weight === 'main' ? true : undefined}
      disabled={state === 'asleep'}
      onClick={() => send(event)}
    >
      {label}
      {letter && <kbd aria-hidden="true">{letter}</kbd>}
    </button>
  ) : null;

export const Actions = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="actions">{children}</div>
);
