// @ts-check
import { fetchPage } from '../load/fetch-page.mjs';

/** Pages that are in no sitemap: the same on every site. */
const UNLISTED = ['/application/', '/reg/', '/offers/', '/offers3/', '/landing/rejected/'];

/**
 * One page of each template of a site, read from its sitemaps: of each list, the first page of each kind (the `pf:type` of
 * its head) at each depth of the path.
 * @param {string} origin e.g. `http://es.localhost:40123`
 * @param {string} basePath `/ru` for a second language of a country, else empty
 * @param {readonly string[]} otherBasePaths of the other languages of the country
 * @returns {Promise<{ path: string, isListed: boolean }[]>} none for a site without content
 */
export async function siteTemplates(origin, basePath, otherBasePaths) {
  const others = otherBasePaths.filter((other) => other.length > basePath.length);
  const picked = new Map();
  for (const list of await locations(`${origin}/sitemap.xml`)) {
    for (const path of (await locations(list)).map((url) => new URL(url).pathname)) {
      if (!path.startsWith(`${basePath}/`) || others.some((other) => path.startsWith(`${other}/`))) continue;
      const type = /<meta name="pf:type" content="(\w+)"/.exec(await get(origin + path))?.[1] ?? path;
      const template = `${new URL(list).pathname} ${type} ${path.split('/').length}`;
      if (!picked.has(template)) picked.set(template, path);
    }
  }
  if (picked.size === 0) return [];
  const listed = [...picked.values()].map((path) => ({ path, isListed: true }));
  return [...listed, ...UNLISTED.map((path) => ({ path: basePath + path, isListed: false }))];
}

/** @param {string} url @returns {Promise<string>} the body of the answer */
async function get(url) {
  const { port, host, pathname } = new URL(url);
  return (await fetchPage({ port: Number(port), host, path: pathname })).body;
}

/** @param {string} url of a sitemap @returns {Promise<string[]>} */
const locations = async (url) =>
  [...(await get(url)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
