/**
 * The sentence for a thing with a `kind`, from the table of sentences that a section keeps for that union:
 * `say(m.coach.reasons, reason)`.
 */
export function say<Thing extends { readonly kind: string }>(
  sentences: { readonly [Kind in Thing['kind']]: (thing: Extract<Thing, { readonly kind: Kind }>) => string },
  thing: Thing,
): string {
  // The table has a row for every kind, each taking just that kind; TypeScript cannot follow the pairing.
  const sentence = sentences[thing.kind as Thing['kind']] as (thing: Thing) => string;
  return sentence(thing);
}
