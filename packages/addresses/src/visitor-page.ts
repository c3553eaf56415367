import type { Site } from '@prestafaro/countries';
import type { Path } from '@prestafaro/types/fixed-page';
import { publicPath } from './site-path.ts';

/**
 * Pages of the product that no editor writes, the same on every site and in no index: path within a site → folder of its route in the web
 * app. Each is made per request.
 */
export const visitorPages = {
  /** The page of the link in a mail. */
  '/mail/': 'mail',
  /** The statement of an affiliate as a file, for the form on the page of the link. */
  '/mail/statement/': 'mail/statement',
  /** The form by which people stop advertising. */
  '/unsubscribe/': 'unsubscribe',
  /** Where a person asks for the data that are held about an address, and reads the receipt of an erasure. */
  '/my-data/': 'my-data',
  /** The data as a file, for the form on the page of the link. */
  '/my-data/download/': 'my-data/download',
  /** The draft of an entry, for the editor to whom the CMS gave a link. */
  '/preview/': 'preview',
} as const satisfies { readonly [P in Path]?: string };

/** The folder of the page at a path within a site; undefined if there is no such page. */
export function visitorPageAt(path: string): string | undefined {
  return Object.hasOwn(visitorPages, path) ? visitorPages[path as keyof typeof visitorPages] : undefined;
}

/**
 * The public path of the link in a mail. The token is in the query, because no log of ours has queries.
 */
export function mailedLinkPath(site: Site, token: string): string {
  return `${publicPath(site, '/mail/')}?token=${token}`;
}

/** The path of the form by which people stop advertising. */
export const unsubscribePath = (site: Site): Path => publicPath(site, '/unsubscribe/');

/** The path of the answer to a mail program's one click (RFC 8058). It is one for all sites of a host, and names the site. */
export const oneClickRoute = '/api/unsubscribe/one-click';

/** The address in the header of a mail by which a mail program unsubscribes its receiver. */
export function oneClickPath(site: Site, token: string): string {
  return `${oneClickRoute}?site=${site.locale}&token=${token}`;
}
