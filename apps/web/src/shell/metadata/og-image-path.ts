import type { Locale } from '@prestafaro/countries';
import type { ContentKind } from '@/shell/content-kind';

/** Public path of the picture for shared links of a page. It has a dot, so it keeps no slash at the end. */
export function ogImagePath(locale: Locale, kind: ContentKind, slug: string): string {
  return `/og/${locale}/${kind}/${slug}.png`;
}
