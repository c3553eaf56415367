import { sitesOf } from '@prestafaro/countries';
import { siteManifest } from '@/screens/manifest/site-manifest';
import { log, reasonOf } from '@/server/log/log';
import { requestHost } from '@/server/requests/request-host';
import { loadSite } from '@/shell/site-view';

/** The web app manifest of a host, in the first language of its country. */
export async function GET(request: Request): Promise<Response> {
  const [site] = sitesOf(requestHost(request.headers).country);
  try {
    if (!site) throw new Error('The country has no site');
    const manifest = siteManifest(await loadSite(site.locale));
    return Response.json(manifest, {
      headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
    });
  } catch (error) {
    log.warn('The web app manifest could not be made', { site: site?.locale, reason: reasonOf(error) });
    return new Response('Try again', { status: 503, headers: { 'retry-after': '10', 'cache-control': 'no-store' } });
  }
}
