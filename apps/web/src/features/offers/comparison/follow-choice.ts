import type { Locale } from '@prestafaro/countries';
import { recall, remember } from '@/shell/remembered/remembered';

/** A page of offers whose boxes pick offers for the comparison. */
export interface ChoicePage {
  /** The boxes of the page now; none side by side. */
  readonly boxes: () => readonly HTMLInputElement[];
  /** Name of the boxes, and of the key in the address. */
  readonly name: string;
  /** Key in the address that shows every row of the table. */
  readonly whole: string;
  /** How many can be picked. */
  readonly max: number;
  readonly locale: Locale;
  /** Public paths of the pages of offers, whose links take the choice along. */
  readonly paths: readonly string[];
  /** Opens another address of the site; `replace` leaves no step in the history. */
  readonly open: (address: string, way: 'push' | 'replace') => void;
}

const stored = 'pf_compare:{locale}';

/** The ids in an address, each once. */
const idsIn = (search: string, { name }: ChoicePage) => [...new Set(new URLSearchParams(search).getAll(name))];

/** An address with these ids instead of its own. */
function withIds({ pathname, search }: Pick<URL, 'pathname' | 'search'>, ids: readonly string[], name: string): string {
  const query = new URLSearchParams(search);
  query.delete(name);
  for (const id of ids) query.append(name, id);
  return `${pathname}${query.size === 0 ? '' : `?${query}`}`;
}

/** The stored choice; empty for a text in another format. */
function storedIds({ locale, max }: ChoicePage): readonly string[] {
  const value = recall(stored, locale);
  if (!Array.isArray(value) || !value.every((id) => Number.isSafeInteger(id) && id > 0)) return [];
  return value.slice(0, max).map(String);
}

/**
 * Keeps the choice of a page: in its address, so that a reload, a search and the links to the other pages of offers have it, and after consent
 * in the browser too, so that a later visit has it. The address wins over what is stored.
 * @returns to be called when a box changes
 */
export function followChoice(page: ChoicePage): () => void {
  const { boxes, name, max, locale, open } = page;
  const inAddress = idsIn(location.search, page);
  const ticked = boxes().flatMap(({ checked, value }) => (checked ? [value] : []));
  const isNew = inAddress.length === 0 && ticked.length === 0;
  const wanted = isNew ? storedIds(page) : [...new Set([...inAddress, ...ticked])];
  const known = new Set(boxes().map(({ value }) => value));
  if (isNew && known.size > 0 && wanted.some((id) => !known.has(id))) {
    // The server shows an offer that this page leaves out, in a table with all rows, and names one that is gone.
    const { pathname } = location;
    const query = new URLSearchParams(location.search);
    query.set(page.whole, '1');
    open(withIds({ pathname, search: query.toString() }, wanted, name), 'replace');
    return () => {};
  }
  for (const box of boxes()) if (wanted.includes(box.value)) box.checked = true;

  /** In the order they were chosen. */
  let chosen = wanted;
  const keep = () => {
    const all = boxes();
    // A page without boxes and without a choice, such as a failed list, changes nothing of what is stored.
    if (all.length === 0 && inAddress.length === 0) return;
    const picked = all.flatMap(({ checked, value }) => (checked ? [value] : []));
    // Side by side there are no boxes: the address is the choice.
    if (all.length > 0) {
      const kept = chosen.filter((id) => picked.includes(id));
      chosen = [...kept, ...picked.filter((id) => !kept.includes(id))];
    }
    for (const box of all) box.disabled = chosen.length >= max && !box.checked;
    const address = withIds(location, chosen, name);
    if (chosen.join() !== idsIn(location.search, page).join()) history.replaceState(null, '', address);
    remember(stored, locale, chosen.length === 0 ? undefined : chosen.map(Number));
  };
  keep();
  return keep;
}

/**
 * The address of a followed link with the choice of this page, if the link leads to a page of offers.
 * @returns undefined for any other link, and for one that is opened in another tab
 */
export function carriedAddress(event: MouseEvent, page: ChoicePage): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || page.boxes().length === 0) return undefined;
  if (link.origin !== location.origin || link.hash || !page.paths.includes(link.pathname)) return undefined;
  return withIds(link, idsIn(location.search, page), page.name);
}
