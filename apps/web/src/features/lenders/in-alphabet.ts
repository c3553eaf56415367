import type { Locale } from '@prestafaro/countries';

/** Sorted by name in the site's language: «Álabe» before «Brizna», «Яблуко» last. Equal names keep their order. */
export function inAlphabet<Named extends { name: string }>(entries: readonly Named[], locale: Locale): Named[] {
  const { compare } = new Intl.Collator(locale);
  return [...entries].sort((a, b) => compare(a.name, b.name));
}
