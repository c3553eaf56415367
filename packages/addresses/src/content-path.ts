import type { Site } from '@prestafaro/countries';
import type { Path } from '@prestafaro/types/fixed-page';
import { type FixedPageId, fixedPageIds } from '@prestafaro/types/fixed-page';
import { fixedPath } from './fixed-page.ts';
import { publicPath } from './site-path.ts';

/** Everything that decides the address of a published entry. The CMS and the web app derive the same path from it. */
export type AddressedContent =
  | { type: 'page'; slug: string; fixedPage: string | null }
  | { type: 'article'; slug: string; isAtRoot: boolean }
  | { type: 'tag' | 'author' | 'lender' | 'bank' | 'work-calendar'; slug: string }
  | { type: 'lenders-guide' };

/** The public path of an entry, with the site's base path (specification §2, decisions "Routing"). */
export function contentPath(site: Site, content: AddressedContent): Path {
  return publicPath(site, pathWithinSite(site, content));
}

function pathWithinSite(site: Site, content: AddressedContent): Path {
  switch (content.type) {
    case 'page':
      return isFixedPageId(content.fixedPage) ? fixedPath(site.locale, content.fixedPage) : `/${content.slug}/`;
    case 'article':
      return content.isAtRoot ? `/${content.slug}/` : `/blog/${content.slug}/`;
    case 'tag':
      return `/blog/${content.slug}/`;
    case 'author':
      return `/author/${content.slug}/`;
    case 'lenders-guide':
      return fixedPath(site.locale, 'lenders');
    case 'lender':
      return `${fixedPath(site.locale, 'lenders')}${content.slug}/`;
    case 'bank':
      return `/bank/${content.slug}/`;
    case 'work-calendar':
      return `/${content.slug}/`;
  }
}

/** Narrows text from outside (a CMS field) to the id of a fixed page. */
export function isFixedPageId(text: string | null | undefined): text is FixedPageId {
  return (fixedPageIds as readonly (string | null | undefined)[]).includes(text);
}

/**
 * The slug that a fixed page must have, so that slug and path agree: `/landing/rejected/` is `landing-rejected`, `/` is
 * `home`.
 */
export function fixedSlug(site: Site, id: FixedPageId): string {
  return fixedPath(site.locale, id).slice(1, -1).replaceAll('/', '-') || 'home';
}
