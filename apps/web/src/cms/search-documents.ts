import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Locale } from '@prestafaro/countries';
import { type SearchKind, searchKinds } from '@prestafaro/types/search-kind';
import { storageOf } from '@/cms/cache-table';
import { askCms } from '@/cms/client';
import { SearchDocumentsDocument, type SearchDocumentsQuery } from '@/cms/generated/graphql';
import { searchedLength, searchText } from '@/cms/search-text';
import { sharedLoad } from '@/cms/shared-load';
import { storedRead } from '@/cms/stored-read';

/** A published entry as the search reads it. Whether it has a page that may be found, the route manifest knows. */
export interface SearchDocument {
  readonly documentId: string;
  readonly kind: SearchKind;
  readonly title: string;
  readonly description: string;
  /** The beginning of the text of its blocks. */
  readonly text: string;
}

interface SearchPage {
  readonly documents: readonly SearchDocument[];
  readonly pageCount: number;
}

/** A hundred entries of each kind are read at a time. Beyond this many pages the rest is left out, because memory is finite. */
export const mostSearchPages = 100;

/**
 * Names the present content of a site: another text after each change of something that the search finds. It has the tags of the
 * documents, so it is dropped together with them, on every instance.
 */
export function readSearchVersion(locale: Locale): Promise<string> {
  return storedRead({
    dependency: 'cms',
    load: async () => randomUUID(),
    key: ['search-version', locale],
    storage: storageOf('searchDocuments', { locale }),
  });
}

/**
 * Reads everything that the search may find on a site, through the cache.
 * @returns the documents; `isCurrent` is false if some of them are former ones, because the CMS did not answer in time
 * @throws {CmsUnavailable | CmsError} if no answer is stored
 */
export async function readSearchDocuments(
  locale: Locale,
): Promise<{ readonly documents: readonly SearchDocument[]; readonly isCurrent: boolean; readonly isWhole: boolean }> {
  const documents: SearchDocument[] = [];
  let isCurrent = true;
  let pageCount = 1;
  for (let page = 1; page <= Math.min(pageCount, mostSearchPages); page++) {
    const answer = await readPage(locale, page);
    documents.push(...answer.documents);
    isCurrent &&= answer.isCurrent;
    pageCount = answer.pageCount;
  }
  return { documents, isCurrent, isWhole: pageCount <= mostSearchPages };
}

async function readPage(locale: Locale, page: number): Promise<SearchPage & { readonly isCurrent: boolean }> {
  const loading: { state: 'none' | 'running' | 'done' } = { state: 'none' };
  const load = async () => {
    loading.state = 'running';
    const loaded = await sharedLoad(`search-documents ${locale} ${page}`, async () =>
      pageOf(await askCms(SearchDocumentsDocument, { locale, page }, 'background'), page),
    );
    loading.state = 'done';
    return loaded;
  };
  const answer = await storedRead({
    dependency: 'cms',
    load,
    key: ['search-documents', SearchDocumentsDocument.toString(), locale, String(page)],
    storage: storageOf('searchDocuments', { locale }),
  });
  // A load that failed or is not done yet left the stored answer of before.
  return { ...answer, isCurrent: loading.state !== 'running' };
}

/** What is stored: short texts in place of whole blocks. */
function pageOf(answer: SearchDocumentsQuery, page: number): SearchPage {
  const lists = searchKinds.flatMap((kind) => (answer[kind]?.nodes ?? []).map((node) => documentOf(kind, node)));
  return {
    // The page that lists the lenders is no entry of a list.
    documents: page === 1 ? [...guideOf(answer), ...lists] : lists,
    pageCount: Math.max(1, ...searchKinds.map((kind) => answer[kind]?.pageInfo.pageCount ?? 0)),
  };
}

function guideOf({ lendersGuide }: SearchDocumentsQuery): readonly SearchDocument[] {
  if (!lendersGuide) return [];
  const { intro, ...guide } = lendersGuide;
  return [documentOf('page', { ...guide, lead: intro })];
}

/** The fields of a kind in which its title and its description are. All others are text. */
interface Node {
  readonly documentId: string;
  readonly title?: string | null;
  readonly name?: string | null;
  readonly lead?: string | null;
  readonly excerpt?: string | null;
  readonly summary?: string | null;
  readonly description?: string | null;
  readonly jobTitle?: string | null;
  readonly caption?: string | null;
}

function documentOf(kind: SearchKind, node: Node): SearchDocument {
  const { documentId, title, name, lead, excerpt, summary, description, jobTitle, caption, ...rest } = node;
  return {
    documentId,
    kind,
    title: searchText(title ?? name, searchedLength.title),
    description: searchText(
      lead ?? excerpt ?? summary ?? description ?? jobTitle ?? caption,
      searchedLength.description,
    ),
    text: searchText(rest, searchedLength.text),
  };
}
