import { send } from './http.ts';
import { hostOf, type Locale, sites } from './product.ts';

const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

/** Every page that a host lists, read from its index: paths of the host, in the order of the sitemap. */
async function pathsOfHost(locale: Locale): Promise<string[]> {
  const index = await send('/sitemap.xml', { site: locale });
  const maps = locations(index.body);
  const lists = await Promise.all(maps.map(async (url) => (await send(new URL(url).pathname, { site: locale })).body));
  return lists.flatMap(locations).map((url) => {
    const { host, pathname } = new URL(url);
    if (host !== hostOf(locale)) throw new Error(`The sitemap of ${hostOf(locale)} lists ${url}`);
    return pathname;
  });
}

/** The pages of one site: those of its host below its base path, and not below that of another language. */
export async function pathsOf(locale: Locale): Promise<string[]> {
  const paths = await pathsOfHost(locale);
  const { basePath, host } = sites[locale];
  if (basePath) return paths.filter((path) => path.startsWith(`${basePath}/`));
  const others = Object.values(sites).filter((site) => site.host === host && site.basePath);
  return paths.filter((path) => !others.some((other) => path.startsWith(`${other.basePath}/`)));
}
