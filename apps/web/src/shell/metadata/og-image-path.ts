import type { Locale } from '@prestafaro/countries';
import type { ContentKind } from '@/shell/content-kind';

/** Public path of a page's image for shared links. It contains a dot, so it has no trailing slash. */
export function ogImagePath(locale: Locale, kind: ContentKind, slug: string): string {
  return `/og/${locale}/${kind}/${slug}.png`;
}
