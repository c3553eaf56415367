import { soughtUnlistedIds } from '@prestafaro/addresses';
import type { Locale } from '@prestafaro/countries';
import type { addressLists } from '@prestafaro/types/address-facts';
import type { SearchKind } from '@prestafaro/types/search-kind';
import type { SiteRoutes } from '@/server/routing/manifest';
import { currentContent, routeManifest } from '@/server/routing/manifest-slot';
import { openPath } from '@/server/routing/open-path';
import { closedSite, type SiteContent } from '@/server/routing/site-content';

/** A published entry that the search may find. */
export interface FindableEntry {
  readonly documentId: string;
  /** When it changed: its text is the same as long as this is. */
  readonly updatedAt: string;
  /** The page that lists the lenders, which is no entry of a list. */
  readonly isGuide: boolean;
}

export interface FindableEntries {
  /** The addresses that the entries were taken from: another object after each change of the site. */
  readonly routes: SiteRoutes;
  /** By documentId. */
  readonly entries: ReadonlyMap<string, FindableEntry>;
  /** Entries beyond {@link mostOfKind}. */
  readonly left: number;
}

/** The list of the manifest's content that contains the entries of a kind. */
const listOfKind = {
  page: 'pages',
  article: 'articles',
  lender: 'lenders',
  bank: 'banks',
  author: 'authors',
  calendar: 'calendars',
  tag: 'tags',
} as const satisfies Record<SearchKind, (typeof addressLists)[keyof typeof addressLists]>;

/** Entries of a kind that the search of a site finds. Beyond this the rest is left out, because memory is finite. */
const mostOfKind = 10_000;

/**
 * What the search of a site may find now, as the route manifest knows it.
 * @throws {CmsUnavailable | CmsError} while no manifest is loaded
 */
export async function findableEntries(locale: Locale): Promise<FindableEntries> {
  const { sites } = await routeManifest();
  const routes = sites[locale];
  const entries = known.get(routes) ?? entriesOf(routes, currentContent(locale) ?? closedSite);
  known.set(routes, entries);
  return entries;
}

/** Each search asks, and most find the site as it was. */
const known = new WeakMap<SiteRoutes, FindableEntries>();

const soughtUnlisted: ReadonlySet<string | null> = new Set(soughtUnlistedIds);

/**
 * The entries of a site whose page search engines may list, and the fixed pages that people look for on the site itself.
 * @param most of each kind
 */
export function entriesOf(routes: SiteRoutes, content: SiteContent, most = mostOfKind): FindableEntries {
  const entries = new Map<string, FindableEntry>();
  let left = 0;
  const add = (rows: readonly { documentId: string; updatedAt: string | null }[], isGuide: boolean) => {
    const open = rows.filter(({ documentId }) => openPath(routes, documentId) !== undefined);
    left += Math.max(0, open.length - most);
    for (const { documentId, updatedAt } of open.slice(0, most))
      entries.set(documentId, { documentId, updatedAt: updatedAt ?? '', isGuide });
  };
  for (const list of Object.values(listOfKind)) add(content[list], false);
  for (const { documentId, updatedAt, fixedPage } of content.pages)
    if (soughtUnlisted.has(fixedPage))
      entries.set(documentId, { documentId, updatedAt: updatedAt ?? '', isGuide: false });
  if (content.lendersGuide) add([content.lendersGuide], true);
  return { routes, entries, left };
}
