import 'server-only';
import { isLocale, type Locale } from '@prestafaro/countries';
import { notFound } from 'next/navigation';
import { loadSite, type SiteView } from '@/shell/site-view';

/** The site of an internal route. The proxy writes known sites only; any other value is not a page of ours. */
export function localeOf(site: string): Locale {
  return isLocale(site) ? site : notFound();
}

/** The data that the views of an internal route need, from its `[site]` segment. */
export function viewOf(site: string): Promise<SiteView> {
  return loadSite(localeOf(site));
}
