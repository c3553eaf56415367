import { sitesOf } from '@prestafaro/countries';
import { securityText } from '@/screens/security/security-text';
import { log, reasonOf } from '@/server/log/log';
import { requestHost } from '@/server/requests/request-host';
import { originOf } from '@/server/routing/absolute-url';
import { loadSite } from '@/shell/site-view';

/** Whom to tell of a weakness (RFC 9116), on every host. */
export async function GET(request: Request): Promise<Response> {
  const [site] = sitesOf(requestHost(request.headers).country);
  try {
    if (!site) throw new Error('The country has no site');
    const { settings } = await loadSite(site.locale);
    const text = securityText({ contact: settings.structuredData.contactEmail, site, origin: originOf(site.locale) });
    return new Response(text, {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    });
  } catch (error) {
    log.warn('security.txt could not be made', { site: site?.locale, reason: reasonOf(error) });
    return new Response('Try again', { status: 503, headers: { 'retry-after': '10', 'cache-control': 'no-store' } });
  }
}
