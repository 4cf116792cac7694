import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Sentence } from '../../src/components/Sentence.tsx';
import { plainText } from '../../src/i18n/sentence.ts';

afterEach(cleanup);

test.each<[text: string, together: readonly string[], why: string]>([
  ['It falls to [Hd|the Horse of Coins]. Kept, it wins.', ['the Horse of Coins.'], 'a stop stays with the name'],
  ['[Hd|The Horse], [3d|the Three] and more', ['The Horse,'], 'a comma does; a blank needs nothing'],
  ['Take [Ad|the Ace]?', ['the Ace?'], 'at the end as well'],
  ['[Ad|The Ace][3d|the Three].', ['the Three.'], 'two names side by side'],
  ['No card here.', [], 'nothing to keep together'],
])('%s (%s)', (text, together) => {
  const { container } = render(<Sentence text={text} />);
  expect(container.textContent).toBe(plainText(text));
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(together);
});
