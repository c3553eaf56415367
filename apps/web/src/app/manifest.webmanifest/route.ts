import { siteManifest } from '@/screens/manifest/site-manifest';
import { answerOrRetry } from '@/server/requests/answer-or-retry';
import { firstSite } from '@/server/requests/request-host';
import { loadSite } from '@/shell/site-view';

/** The web app manifest of a host, in the first language of its country. */
export async function GET(request: Request): Promise<Response> {
  const { locale } = firstSite(request.headers);
  return answerOrRetry('The web app manifest could not be made', { site: locale }, async () =>
    Response.json(siteManifest(await loadSite(locale)), {
      headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
    }),
  );
}
