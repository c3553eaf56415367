import type { Site } from '@prestafaro/countries';
import type { Path } from '@prestafaro/types/fixed-page';
import { type FixedPageId, fixedPageIds } from '@prestafaro/types/fixed-page';
import { fixedPath } from './fixed-page.ts';
import { publicPath } from './site-path.ts';

/**
 * The folder that holds the addresses of each type: a path of every site, or a fixed page of the site. No other entry can have
 * the address of such a folder ({@link machinePaths}), and the web app's route rules apply to every address below it.
 */
export const contentFolders = {
  page: '/',
  article: '/blog/',
  tag: '/blog/',
  author: '/author/',
  lender: 'lenders',
  bank: '/bank/',
  'work-calendar': '/',
} as const satisfies Readonly<Record<string, Path | FixedPageId>>;

type FolderOwner = keyof typeof contentFolders;

/** Everything that decides the address of a published entry. The CMS and the web app derive the same path from it. */
export type AddressedContent =
  /** `lender`: the slug of the lender below whose address the page stands. */
  | { type: 'page'; slug: string; fixedPage: string | null; lender?: string | undefined }
  | { type: 'article'; slug: string; isAtRoot: boolean }
  | { type: Exclude<FolderOwner, 'page' | 'article'>; slug: string }
  | { type: 'lenders-guide' };

/** The public path of an entry, with the site's base path (specification §2, decisions "Routing"). */
export function contentPath(site: Site, content: AddressedContent): Path {
  return publicPath(site, pathWithinSite(site, content));
}

function pathWithinSite(site: Site, content: AddressedContent): Path {
  if (content.type === 'lenders-guide') return fixedPath(site.locale, 'lenders');
  if (content.type === 'page' && isFixedPageId(content.fixedPage)) return fixedPath(site.locale, content.fixedPage);
  if (content.type === 'page' && content.lender) return `${folderOf(site, 'lender')}${content.lender}/${content.slug}/`;
  const isAtRoot = content.type === 'article' && content.isAtRoot;
  return `${isAtRoot ? '/' : folderOf(site, content.type)}${content.slug}/`;
}

function folderOf(site: Site, type: FolderOwner): Path {
  const folder = contentFolders[type];
  return isFixedPageId(folder) ? fixedPath(site.locale, folder) : folder;
}

/** The folders of a site that hold addresses of entries, without its root. */
export function contentFoldersOf(site: Site): readonly Path[] {
  const folders = (Object.keys(contentFolders) as FolderOwner[]).map((type) => folderOf(site, type));
  return [...new Set(folders)].filter((folder) => folder !== '/');
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
