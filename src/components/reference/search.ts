/** A place on a page that has the words looked for. */
interface Place {
  readonly title: string;
  readonly url: string;
  /** HTML in which only `<mark>` stands, round the words found. */
  readonly excerpt: string;
}

/** A page of the results; made by the index when asked. */
interface FoundPage {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: { readonly title?: string };
  readonly sub_results: readonly Place[];
}

/** What the generated `pagefind.js` gives; it ships no types. */
interface Index {
  readonly options: (options: { readonly baseUrl: string }) => Promise<void>;
  readonly search: (
    query: string,
  ) => Promise<{ readonly results: readonly { readonly data: () => Promise<FoundPage> }[] }>;
}

/** The words of the page of results. */
export interface SearchWords {
  readonly loading: string;
  readonly failed: string;
  readonly found: (count: number, query: string) => string;
  readonly nothing: (query: string) => string;
  readonly more: string;
}

/** Where results go, and what asks for them. */
export interface SearchParts {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
  readonly status: HTMLElement;
  readonly list: HTMLElement;
  readonly more: HTMLButtonElement;
}

/** Results shown at a time. */
const AT_A_TIME = 8;

/** Places shown of one page. */
const PLACES = 3;

let loaded: Promise<Index> | undefined;

/** The index, fetched once and only when somebody searches. Rejects when it cannot be had. */
const index = (base: string): Promise<Index> => {
  loaded ??= (import(/* @vite-ignore */ `${base}/pagefind/pagefind.js`) as Promise<Index>) // its interface is above
    .then(async (found) => {
      await found.options({ baseUrl: `${base}/` });
      return found;
    })
    .catch((error: unknown) => {
      loaded = undefined; // the next search tries again
      throw error;
    });
  return loaded;
};

/** Text with the words found in it marked. Anything but text and marks is dropped. */
function excerptOf(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const read = new DOMParser().parseFromString(html, 'text/html').body;
  for (const node of read.childNodes) {
    if (node.nodeName === 'MARK') {
      const mark = document.createElement('mark');
      mark.textContent = node.textContent;
      fragment.append(mark);
    } else fragment.append(node.textContent ?? '');
  }
  return fragment;
}

function placeItem({ title, url, excerpt }: Place): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  link.textContent = title;
  const text = document.createElement('p');
  text.append(excerptOf(excerpt));
  item.append(link, text);
  return item;
}

function pageItem({ url, meta, excerpt, sub_results }: FoundPage): HTMLElement {
  const item = placeItem({ title: meta.title ?? url, url, excerpt });
  const places = sub_results.filter((place) => place.url !== url).slice(0, PLACES);
  if (places.length > 0) {
    item.querySelector('p')?.remove();
    const list = document.createElement('ul');
    list.append(...places.map(placeItem));
    item.append(list);
  }
  return item;
}

/**
 * Makes the form of the page search the site. The words looked for stand in the address, so that a search can be sent to
 * somebody and the way back works. `base` is the folder of the host without a slash at its end.
 */
export function searchHere({ form, field, status, list, more }: SearchParts, words: SearchWords, base: string): void {
  let shown = 0;
  let latest = 0;

  const search = async (query: string): Promise<void> => {
    const mine = (latest += 1);
    list.replaceChildren();
    more.hidden = true;
    if (query === '') {
      status.textContent = '';
      return;
    }
    status.textContent = words.loading;
    try {
      const { results } = await (await index(base)).search(query);
      if (mine !== latest) return; // a newer search has begun
      status.textContent = results.length === 0 ? words.nothing(query) : words.found(results.length, query);
      shown = 0;
      const showMore = async (): Promise<void> => {
        const pages = await Promise.all(results.slice(shown, shown + AT_A_TIME).map((result) => result.data()));
        if (mine !== latest) return;
        shown += pages.length;
        list.append(...pages.map(pageItem));
        more.hidden = shown >= results.length;
      };
      more.onclick = () => void showMore();
      await showMore();
    } catch {
      if (mine === latest) status.textContent = words.failed;
    }
  };

  const fromAddress = (): void => {
    field.value = new URLSearchParams(location.search).get('q') ?? '';
    void search(field.value.trim());
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const query = field.value.trim();
    history.pushState(null, '', query === '' ? location.pathname : `?q=${encodeURIComponent(query)}`);
    void search(query);
  });
  window.addEventListener('popstate', fromAddress);
  fromAddress();
  if (field.value === '') field.focus(); // whoever comes without words has come to type them
}
