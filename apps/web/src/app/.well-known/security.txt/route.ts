import { securityText } from '@/screens/security/security-text';
import { answerOrRetry } from '@/server/requests/answer-or-retry';
import { firstSite } from '@/server/requests/request-host';
import { originOf } from '@/server/routing/absolute-url';
import { loadSite } from '@/shell/site-view';

/** Whom to tell of a weakness (RFC 9116), on every host. */
export async function GET(request: Request): Promise<Response> {
  const site = firstSite(request.headers);
  return answerOrRetry('security.txt could not be made', { site: site.locale }, async () => {
    const { settings } = await loadSite(site.locale);
    const text = securityText({ contact: settings.structuredData.contactEmail, site, origin: originOf(site.locale) });
    return new Response(text, {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    });
  });
}
