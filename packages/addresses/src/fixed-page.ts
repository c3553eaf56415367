import { siteOfLocale } from '@prestafaro/countries';
import type { Locale } from '@prestafaro/types/country';
import {
  type FixedPageId,
  fixedPageIds,
  type Path,
  type SharedPathPageId,
  type UnwrittenPageId,
  unwrittenPageIds,
} from '@prestafaro/types/fixed-page';

/** Pages that have the same path on every site. */
export const sharedPaths: Readonly<Record<SharedPathPageId, Path>> = {
  home: '/',
  application: '/application/',
  offers: '/offers/',
  offers2: '/offers2/',
  offers3: '/offers3/',
  process: '/process/',
  transition: '/transition/',
  main: '/main/',
  reg: '/reg/',
  reg2: '/reg2/',
  thankYou: '/thank-you/',
  landingOffers: '/landing/offers/',
  landingRedirector: '/landing/redirector/',
  landingRejected: '/landing/rejected/',
  landingRejected2: '/landing/rejected2/',
  landingTrafficback: '/landing/trafficback/',
};

/** The path of a fixed page within a site. It has no base path of the site: see `publicPath`. */
export function fixedPath(locale: Locale, id: FixedPageId): Path {
  return isShared(id) ? sharedPaths[id] : siteOfLocale(locale).paths[id];
}

function isShared(id: FixedPageId): id is SharedPathPageId {
  return Object.hasOwn(sharedPaths, id);
}

/** The fixed page at a path within a site, or undefined. */
export function fixedPageAt(locale: Locale, path: string): FixedPageId | undefined {
  return fixedPageIds.find((id) => fixedPath(locale, id) === path);
}

/** The page without an entry of the CMS at a path within a site, or undefined: no entry of an editor can have its path. */
export function unwrittenPageAt(locale: Locale, path: string): UnwrittenPageId | undefined {
  return unwrittenPageIds.find((id) => siteOfLocale(locale).paths[id] === path);
}
