import 'server-only';
import { isLocale, type Locale, siteOfLocale } from '@prestafaro/countries';
import { firstSite } from '@/server/requests/request-host';

/**
 * The site of a sent form, if it belongs to the requested country; else the country's first site.
 * @param named hidden field `locale` of the form
 */
export function formLocale(named: string, sent: Headers): Locale {
  const first = firstSite(sent);
  return isLocale(named) && siteOfLocale(named).country === first.country ? named : first.locale;
}
