/** What `printedSources` reads of an entry of the register. */
export interface RegisterEntry {
  readonly id: string;
  readonly data: { readonly title: string };
}

/**
 * The titles of some sources as they are printed: each once, in the order given, since several codes may share a title.
 *
 * Throws for a code that the register lacks: the author mistyped it.
 */
export function printedSources(register: readonly RegisterEntry[], codes: readonly string[]): readonly string[] {
  const titles = new Map(register.map(({ id, data }) => [id, data.title]));
  const found = codes.map((code) => {
    const title = titles.get(code);
    if (title === undefined) throw new Error(`The register of sources has no ${code}`);
    return title;
  });
  return [...new Set(found)];
}
