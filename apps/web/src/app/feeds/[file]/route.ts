import { isLocale } from '@prestafaro/countries';
import { articleFeed } from '@/screens/blog/article-feed';
import { answerOrRetry } from '@/server/requests/answer-or-retry';
import { loadSite } from '@/shell/site-view';

/** The newest articles of a site as RSS: `/feeds/es-ES.xml`. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const locale = (await params).file.replace(/\.xml$/, '');
  if (!isLocale(locale)) return new Response('No such feed', { status: 404, headers: { 'cache-control': 'no-store' } });
  return answerOrRetry('The feed of articles could not be made', { site: locale }, async () => {
    const xml = await articleFeed(await loadSite(locale));
    return new Response(xml, {
      headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'no-cache' },
    });
  });
}
