import 'server-only';
import { soughtPath, soughtUnlistedIds } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import { type MarkedPart, markWords } from '@/features/search/mark-words';
import type { FoundDocument, FoundKind } from '@/features/search/search-index';
import { siteIndex } from '@/features/search/site-index';
import { routeManifest } from '@/server/routing/manifest-slot';
import { openPath } from '@/server/routing/open-path';

/** A page that a search has found. */
export interface FoundPage {
  readonly kind: FoundKind;
  /** Public path. */
  readonly path: string;
  readonly title: readonly MarkedPart[];
  readonly description: readonly MarkedPart[];
}

/** The pages of one kind. */
export interface FoundGroup {
  readonly kind: FoundKind;
  /** The best of them. */
  readonly pages: readonly FoundPage[];
  /** How many there are. */
  readonly total: number;
}

/** Pages of each kind that a page of results shows. */
export const mostOfKind = 20;

/** The pages that fit a query best, of any kind, the best first. */
export async function findBestPages(
  locale: Locale,
  query: string,
  most: number,
): Promise<{ readonly pages: readonly FoundPage[]; readonly total: number }> {
  const found = await findOpen(locale, query);
  return { pages: found.slice(0, most).map(pageOf), total: found.length };
}

/** The pages that fit a query, by kind; the kind with the best page first. Kinds without a page are left out. */
export async function findPagesByKind(locale: Locale, query: string): Promise<readonly FoundGroup[]> {
  // A map keeps the order in which its keys came.
  const groups = new Map<FoundKind, OpenDocument[]>();
  for (const found of await findOpen(locale, query)) {
    const { kind } = found.document;
    const ofKind = groups.get(kind) ?? [];
    ofKind.push(found);
    groups.set(kind, ofKind);
  }
  return [...groups].map(([kind, found]) => ({
    kind,
    pages: found.slice(0, mostOfKind).map(pageOf),
    total: found.length,
  }));
}

interface OpenDocument {
  readonly document: FoundDocument;
  readonly path: string;
}

/**
 * The manifest knows at once which pages exist and may be found, so a page that was hidden is found no more, whatever the index has.
 * The id of a document that is no entry is its path.
 */
async function findOpen(locale: Locale, query: string): Promise<readonly OpenDocument[]> {
  const [index, { sites }] = await Promise.all([siteIndex(locale), routeManifest()]);
  const routes = sites[locale];
  const unlisted = new Set<string>(soughtUnlistedIds.map((id) => soughtPath(siteOfLocale(locale), id)));
  const pathOf = (documentId: string): string | undefined => {
    if (documentId.startsWith('/')) return documentId;
    const path = routes.documents[documentId];
    return path !== undefined && unlisted.has(path) ? path : openPath(routes, documentId);
  };
  return index.find(query).flatMap((document) => {
    const path = pathOf(document.documentId);
    return path === undefined ? [] : [{ document, path }];
  });
}

function pageOf({ document: { kind, title, description, words }, path }: OpenDocument): FoundPage {
  return { kind, path, title: markWords(title, words), description: markWords(description, words) };
}
