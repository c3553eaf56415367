import 'server-only';
import type { Locale } from '@prestafaro/countries';
import type { ListedOffer } from '@prestafaro/lending';
import type { FeedOffer } from '@prestafaro/types/offer-feed';
import { processWide } from '@/cms/process-wide';

type Offers = readonly ListedOffer<FeedOffer>[];

/** A list that all visitors of a site get. */
export interface StoredList {
  readonly offers: Offers;
  /** No other list of this process has it. */
  readonly version: number;
}

const stored = processWide('offer-lists', () => ({
  lists: new Map<Locale, StoredList & { readonly from: string }>(),
  lastVersion: 0,
}));

/**
 * Builds the list of a site once for all requests: the last one of each site is kept.
 * @param from everything that the list is built from, as one text. A list from something else replaces the kept one.
 */
export function storedList(locale: Locale, from: string, build: () => Offers): StoredList {
  const kept = stored.lists.get(locale);
  if (kept?.from === from) return kept;
  stored.lastVersion += 1;
  const list = { from, offers: build(), version: stored.lastVersion };
  stored.lists.set(locale, list);
  return list;
}
