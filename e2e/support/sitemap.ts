import { send } from './http.ts';
import { hostOf, type Locale, sites } from './product.ts';

const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);

export interface ListedPage {
  /** Name of the list: `articles` of `/sitemaps/articles.xml`. */
  list: string;
  path: string;
}

/** Tests are named after the pages: a list that is not there must not pass for one that is empty. */
async function read(locale: Locale, path: string): Promise<string> {
  const { status, body } = await send(path, { site: locale });
  if (status !== 200) throw new Error(`${path} of ${hostOf(locale)} answers ${status}: ${body.slice(0, 200)}`);
  return body;
}

/** Every page that a host lists, read from its index: paths of the host, in the order of the sitemap. */
async function pagesOfHost(locale: Locale): Promise<ListedPage[]> {
  const lists = locations(await read(locale, '/sitemap.xml')).map((url) => new URL(url).pathname);
  const bodies = await Promise.all(lists.map((list) => read(locale, list)));
  return bodies.flatMap((body, place) =>
    locations(body).map((url) => {
      const { host, pathname } = new URL(url);
      if (host !== hostOf(locale)) throw new Error(`The sitemap of ${hostOf(locale)} lists ${url}`);
      return { list: /([a-z-]+)[\d-]*\.xml$/.exec(lists[place] ?? '')?.[1] ?? '', path: pathname };
    }),
  );
}

/** The pages of one site: those of its host below its base path, and not below that of another language. */
export async function pagesOf(locale: Locale): Promise<ListedPage[]> {
  const pages = await pagesOfHost(locale);
  const { basePath, host } = sites[locale];
  if (basePath) return pages.filter(({ path }) => path.startsWith(`${basePath}/`));
  const others = Object.values(sites).filter((site) => site.host === host && site.basePath);
  return pages.filter(({ path }) => !others.some((other) => path.startsWith(`${other.basePath}/`)));
}

/** Their paths alone. */
export async function pathsOf(locale: Locale): Promise<string[]> {
  return (await pagesOf(locale)).map(({ path }) => path);
}
