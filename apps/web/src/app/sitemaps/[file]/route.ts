import { sitemap, sitemapFileOf } from '@/server/sitemap/sitemap';
import { xmlAnswer } from '@/server/sitemap/xml-answer';

/** One child of the sitemap index: `/sitemaps/articles.xml`, `/sitemaps/articles-2.xml`. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const file = sitemapFileOf((await params).file);
  if (!file) return new Response('No such sitemap', { status: 404 });
  return xmlAnswer(request, (country, manifest) => sitemap(country, manifest, file));
}
