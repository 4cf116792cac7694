import { ok, err } from '../engine/result.ts';
import type { Result } from '../engine/result.ts';
import type { AnyRefusal } from '../engine/rules/refusal.ts';
import { messagesFor, say, SOURCE_LOCALE } from '../i18n/index.ts';

/** What one line of input comes to: a value to write, or what is wrong with the line. */
export type Answer = Result<unknown, Fault>;

/** What is wrong with a line of input: a kind of the engine's list, and a sentence. */
export interface Fault {
  readonly kind: string;
  readonly message: string;
}

/** A command of the command line. */
export type Command =
  | { readonly reads: 'lines'; readonly answer: (input: unknown) => Answer | Promise<Answer> }
  | { readonly reads: 'nothing'; readonly answers: () => Iterable<unknown> };

/** The answer that refuses a line, in the sentence of the source language. */
export const refuse = (refusal: AnyRefusal): Answer =>
  err({ kind: refusal.kind, message: say(messagesFor(SOURCE_LOCALE).refusals, refusal) });

/** The answer that gives a value. */
export const give = (value: unknown): Answer => ok(value);
