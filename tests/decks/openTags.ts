const TAG = /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>/g;

/**
 * What keeps a text of elements and attributes from being well-formed XML: tags left open or closed out of turn, an attribute
 * twice, and anything that is no tag. Empty when all is well. (Our drawings hold no text, comments or entities.)
 */
export function openTags(xml: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  let end = 0;
  for (const match of xml.matchAll(TAG)) {
    const [tag, closing, name = '', attributes = '', selfClosing] = match;
    if (match.index !== end) faults.push(`not a tag: ${xml.slice(end, match.index).slice(0, 40)}`);
    end = match.index + tag.length;
    const names = [...attributes.matchAll(/ ([a-zA-Z-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size < names.length) faults.push(`an attribute twice: ${tag.slice(0, 60)}`);
    if (closing) {
      if (open.pop() !== name) faults.push(`closed out of turn: ${name}`);
    } else if (!selfClosing) open.push(name);
  }
  if (end !== xml.length) faults.push(`not a tag: ${xml.slice(end, end + 40)}`);
  return [...faults, ...open.map((name) => `left open: ${name}`)];
}
