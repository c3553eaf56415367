import { sitemapIndex } from '@/site/sitemap/sitemap';
import { xmlAnswer } from '@/site/sitemap/xml-answer';

/** The index of this host's sitemaps. */
export function GET(request: Request): Response {
  return xmlAnswer(request, sitemapIndex);
}
