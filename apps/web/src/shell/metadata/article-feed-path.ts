import type { Locale } from '@prestafaro/countries';

/** Public path of a site's feed of articles. It contains a dot, so it has no trailing slash. */
export function articleFeedPath(locale: Locale): string {
  return `/feeds/${locale}.xml`;
}
