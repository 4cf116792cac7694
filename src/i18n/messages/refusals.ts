import type { AnyRefusal } from '../../engine/rules/refusal.ts';

/** What is said when something cannot be done: what is wrong and what to do. Every kind must be said. */
export type RefusalMessages = {
  readonly [Kind in AnyRefusal['kind']]: (refusal: Extract<AnyRefusal, { readonly kind: Kind }>) => string;
};
