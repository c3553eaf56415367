import { publicPath } from '@prestafaro/addresses';
import { sitesOf } from '@prestafaro/countries';
import { requestHost } from '@/server/requests/request-host';
import { originOf } from '@/server/routing/absolute-url';

/** The rules for crawlers on this host. An unknown host allows nothing (decisions, "Country, host and language"). */
export function GET(request: Request): Response {
  const { country, known } = requestHost(request.headers);
  const sites = sitesOf(country);
  const [site] = sites;
  const allowed = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /builds/',
    // Exits to lenders: each visit would count as a click.
    ...sites.map((each) => `Disallow: ${publicPath(each, '/go/')}`),
    '',
    `Sitemap: ${site ? originOf(site.locale) : ''}/sitemap.xml`,
  ];
  const lines = known ? allowed : ['User-agent: *', 'Disallow: /'];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
