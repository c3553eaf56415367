import 'server-only';
import { createHash } from 'node:crypto';
import type { Locale } from '@prestafaro/countries';
import { type SearchKind, searchKinds } from '@prestafaro/types/search-kind';
import { z } from 'zod';
import { askCms } from '@/cms/client';
import { SearchDocumentsDocument, type SearchDocumentsQuery } from '@/cms/generated/graphql';
import { searchedLength, searchText } from '@/cms/search-text';

export const searchDocumentSchema = z.object({
  documentId: z.string(),
  kind: z.enum(searchKinds),
  title: z.string(),
  description: z.string(),
  /** The beginning of the text of its blocks. */
  text: z.string(),
});

/** A published entry as the search reads it. Whether it has a page that may be found, the route manifest knows. */
export type SearchDocument = Readonly<z.infer<typeof searchDocumentSchema>>;

/** The most entries of one read, which is the longest list of the CMS. */
export const mostRead = 100;

/** Raise it when documents are made of the same answer in another way. */
const extraction = 1;

/** Names the way in which documents are made of entries: a document that was made in another way is made again. */
export const searchDocumentForm = createHash('sha256')
  .update(JSON.stringify([extraction, SearchDocumentsDocument.toString(), searchedLength]))
  .digest('base64url')
  .slice(0, 12);

/**
 * Reads entries from the CMS: a constant number of SQL statements for each hundred.
 * @param of {@link mostRead} entries at most; `isGuide`: the page that lists the lenders
 * @returns the documents of those that are published
 * @throws {CmsUnavailable | CmsError}
 */
export async function readSearchDocuments(
  locale: Locale,
  of: readonly { readonly documentId: string; readonly isGuide: boolean }[],
): Promise<readonly SearchDocument[]> {
  const documentIds = of.map(({ documentId }) => documentId);
  const hasGuide = of.some(({ isGuide }) => isGuide);
  const answer = await askCms(SearchDocumentsDocument, { locale, documentIds, hasGuide }, 'background');
  return [
    ...guideOf(answer),
    ...searchKinds.flatMap((kind) => answer[kind].flatMap((node) => (node ? [documentOf(kind, node)] : []))),
  ];
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
