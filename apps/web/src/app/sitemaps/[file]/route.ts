import { isSitemapName, sitemap } from '@/server/sitemap/sitemap';
import { xmlAnswer } from '@/server/sitemap/xml-answer';

/** One child of the sitemap index: `/sitemaps/articles.xml`. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const name = (await params).file.replace(/\.xml$/, '');
  if (!isSitemapName(name)) return new Response('No such sitemap', { status: 404 });
  return xmlAnswer(request, (country, manifest) => sitemap(country, manifest, name));
}
