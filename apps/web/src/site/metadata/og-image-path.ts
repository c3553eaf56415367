import type { Locale } from '@prestafaro/countries';

/** What a picture for shared links can be of. */
export const ogImageTypes = [
  'page',
  'article',
  'tag',
  'author',
  'blog',
  'lenders',
  'lender',
  'bank',
  'calendar',
] as const;

export type OgImageType = (typeof ogImageTypes)[number];

/** Public path of the picture for shared links of an entry. It has a dot, so it keeps no slash at the end. */
export function ogImagePath(locale: Locale, type: OgImageType, slug: string): string {
  return `/og/${locale}/${type}/${slug}.png`;
}

/** Narrows a part of an address to a type of picture. */
export function isOgImageType(text: string): text is OgImageType {
  return (ogImageTypes as readonly string[]).includes(text);
}
