import 'server-only';
import { isLocale, type Locale, siteOfLocale, sitesOf } from '@prestafaro/countries';
import { requestHost } from '@/server/requests/request-host';

/**
 * The site of a sent form, if it belongs to the requested country; else the country's first site.
 * @param named hidden field `locale` of the form
 */
export function formLocale(named: string, sent: Headers): Locale {
  const { country } = requestHost(sent);
  const [first] = sitesOf(country);
  if (isLocale(named) && siteOfLocale(named).country === country) return named;
  if (!first) throw new Error(`No site of ${country}`);
  return first.locale;
}
