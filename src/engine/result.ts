/** What a function gives that may refuse: a value, or a typed error. Only our own bugs throw. */
export type Result<Value, Refused> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Refused };

/** A result that holds a value. */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

/** A result that holds a refusal. */
export const err = <Refused>(error: Refused): { readonly ok: false; readonly error: Refused } => ({
  ok: false,
  error,
});

/**
 * The value of a result that cannot have been refused.
 *
 * Throws when it was: that is a bug of ours, and the message carries the facts.
 */
export function must<Value, Refused>(result: Result<Value, Refused>): Value {
  if (result.ok) return result.value;
  throw new Error(`Unexpected refusal: ${JSON.stringify(result.error)}`);
}
