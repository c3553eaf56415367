import type { Locale } from '@prestafaro/countries';
import { recall, remember } from '@/shell/remembered/remembered';

/** Kinds of pages that a visitor may want to find again. */
export const seenKinds = ['lender', 'article'] as const;

/** A page that the visitor has seen. */
export interface SeenPage {
  readonly kind: (typeof seenKinds)[number];
  /** Public path of the page on this host. */
  readonly path: string;
  readonly title: string;
}

/** As many as are shown, and the page itself. */
const most = 7;

const name = 'pf_seen:{locale}';

/** The pages that are stored, the latest first; empty for a text in another format. */
function storedPages(locale: Locale): readonly SeenPage[] {
  const value = recall(name, locale);
  return Array.isArray(value) ? value.filter(isSeenPage).slice(0, most) : [];
}

function isSeenPage(value: unknown): value is SeenPage {
  const { kind, path, title } = (value ?? {}) as Partial<SeenPage>;
  // A path of our own only: a link of another program could lead anywhere.
  return seenKinds.some((one) => one === kind) && typeof title === 'string' && /^\/[^/]/.test(String(path));
}

/**
 * Puts a page at the head of what the visitor has seen, as far as the visitor allows that.
 * @param page undefined on a page that is not remembered itself
 * @returns the others, the latest first
 */
export function seePage(locale: Locale, page: SeenPage | undefined): readonly SeenPage[] {
  const others = storedPages(locale).filter(({ path }) => path !== page?.path);
  if (page) remember(name, locale, [page, ...others].slice(0, most));
  return others.slice(0, most - 1);
}

/** Deletes the list, which the visitor has asked for. */
export function forgetSeenPages(locale: Locale): void {
  remember(name, locale, undefined);
}
