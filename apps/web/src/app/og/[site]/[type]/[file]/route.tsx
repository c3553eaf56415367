import { isLocale } from '@prestafaro/countries';
import { requestContext } from '@/cms/request-context';
import { isContentKind, titleOf } from '@/screens/page-table';
import { drawPicture } from '@/screens/share-picture/draw-picture';
import { answerOrRetry } from '@/server/requests/answer-or-retry';
import { loadSite } from '@/shell/site-view';

interface Context {
  params: Promise<{ site: string; type: string; file: string }>;
}

const notFound = () => new Response('No such picture', { status: 404, headers: { 'cache-control': 'no-store' } });

/**
 * The picture of an entry for shared links: `/og/es-ES/article/que-es-asnef.png`. Only published entries have one, and drafts for the
 * editor of a preview link.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { site, type, file } = await params;
  if (!isLocale(site) || !isContentKind(type) || !file.endsWith('.png')) return notFound();
  return answerOrRetry('A picture for shared links could not be drawn', { site, type }, async () => {
    const view = await loadSite(site);
    const title = await titleOf(type, file.slice(0, -'.png'.length), view);
    if (title === undefined) return notFound();
    const { siteName, compliance } = view.settings;
    const picture = await drawPicture({ title, siteName, warning: compliance.warning });
    const kept = requestContext()?.preview ? 'private, no-store' : 'public, max-age=86400';
    return new Response(picture, { headers: { 'content-type': 'image/png', 'cache-control': kept } });
  });
}
