import { atLeastOne } from './at-least-one.mjs';
import { bodyOf } from './http.ts';
import { hostOf, type Locale, sites } from './product.ts';

const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

export interface ListedPage {
  /** Name of the list: `articles` of `/sitemaps/articles.xml`. */
  list: string;
  path: string;
}

/** The addresses that a sitemap of a host lists. Each sitemap lists at least one: the tests are made from them. */
async function locationsIn(locale: Locale, path: string): Promise<URL[]> {
  const urls = locations(await bodyOf(path, { site: locale })).map((url) => new URL(url));
  const foreign = urls.find(({ host }) => host !== hostOf(locale));
  if (foreign) throw new Error(`${path} of ${hostOf(locale)} lists ${foreign}`);
  return [...atLeastOne(urls, `addresses in ${path} of ${hostOf(locale)}`)];
}

/** Every page that a host lists, read from its index: paths of the host, in the order of the sitemap. */
async function pagesOfHost(locale: Locale): Promise<ListedPage[]> {
  const lists = await locationsIn(locale, '/sitemap.xml');
  const pages = lists.map(async ({ pathname: sitemap }) => {
    const list = /([a-z-]+)[\d-]*\.xml$/.exec(sitemap)?.[1] ?? '';
    return (await locationsIn(locale, sitemap)).map(({ pathname: path }) => ({ list, path }));
  });
  return (await Promise.all(pages)).flat();
}

/** The pages of one site, at least one: those of its host below its base path, and not below that of another language. */
export async function pagesOf(locale: Locale): Promise<readonly ListedPage[]> {
  const { basePath, host } = sites[locale];
  const others = Object.values(sites).filter((site) => site.host === host && site.basePath.length > basePath.length);
  const pages = (await pagesOfHost(locale)).filter(
    ({ path }) => path.startsWith(`${basePath}/`) && !others.some((other) => path.startsWith(`${other.basePath}/`)),
  );
  return atLeastOne(pages, `pages of ${locale} in its sitemap`);
}

/** The paths of the pages of one site, at least one. */
export async function pathsOf(locale: Locale): Promise<string[]> {
  return (await pagesOf(locale)).map(({ path }) => path);
}
