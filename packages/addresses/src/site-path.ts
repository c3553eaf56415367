import { type Site, sitesOf } from '@prestafaro/countries';
import type { CountryCode } from '@prestafaro/types/country';
import type { Path } from '@prestafaro/types/fixed-page';

/**
 * Splits a public pathname into its site and the path within that site.
 * In Ukraine `/ru/blog/` is `/blog/` of the Russian site, but `/rules/` belongs to the Ukrainian one.
 * The function decodes nothing and adds no slash at the end.
 */
export function siteOf(country: CountryCode, pathname: string): { site: Site; path: string } {
  const [defaultSite, ...otherSites] = sitesOf(country) as [Site, ...Site[]];
  for (const site of otherSites) {
    if (pathname === site.basePath) return { site, path: '/' };
    if (pathname.startsWith(`${site.basePath}/`)) return { site, path: pathname.slice(site.basePath.length) };
  }
  return { site: defaultSite, path: pathname };
}

/** The pathname that a visitor sees for a path of a site. The inverse of {@link siteOf}. */
export function publicPath(site: Site, path: Path): Path {
  return `${site.basePath}${path}` as Path;
}
