import { sitemapIndex } from '@/server/sitemap/sitemap';
import { xmlAnswer } from '@/server/sitemap/xml-answer';

/** The index of this host's sitemaps. */
export function GET(request: Request): Response {
  return xmlAnswer(request, sitemapIndex);
}
