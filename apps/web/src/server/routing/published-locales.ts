import 'server-only';
import { publishedLocales as localesOf } from '@prestafaro/addresses';
import type { Locale } from '@prestafaro/countries';
import { environment } from '@/cms/environment';

/** The sites that this deployment publishes. */
export function publishedLocales(): readonly Locale[] {
  const { HOSTS, COUNTRY } = environment();
  return localesOf(HOSTS, COUNTRY);
}
