import 'server-only';
import { type SoughtUnwrittenId, soughtPageIds, soughtPath, soughtUnwrittenIds } from '@prestafaro/addresses';
import { type Locale, siteOfLocale } from '@prestafaro/countries';
import type { IndexedDocument } from '@/features/search/search-index';
import { synonymsOf } from '@/features/search/synonyms/synonyms-of';
import { loadMessages } from '@/messages/load-messages';
import type { Messages } from '@/messages/message-shape';

/** What people write who look for a page, by its public path. */
export function synonymsByPath(locale: Locale): ReadonlyMap<string, readonly string[]> {
  const { pages } = synonymsOf(locale);
  return new Map(soughtPageIds.map((id) => [soughtPath(siteOfLocale(locale), id), pages[id]]));
}

/** The pages that people look for and that no editor writes. Their public paths are their ids. */
export async function unwrittenDocuments(locale: Locale): Promise<readonly IndexedDocument[]> {
  const [messages, synonyms] = [await loadMessages(locale), synonymsOf(locale)];
  return soughtUnwrittenIds.map((id) => ({
    documentId: soughtPath(siteOfLocale(locale), id),
    kind: 'page',
    ...headings[id](messages),
    text: '',
    synonyms: synonyms.pages[id],
  }));
}

type Heading = Pick<IndexedDocument, 'title' | 'description'>;

/** The title and the first sentence of these pages. */
const headings: Readonly<Record<SoughtUnwrittenId, (messages: Messages) => Heading>> = {
  blog: ({ blog }) => ({ title: blog.title, description: blog.description }),
  unsubscribe: ({ unsubscribe }) => ({ title: unsubscribe.title, description: unsubscribe.lead }),
  myData: ({ myData }) => ({ title: myData.request.title, description: myData.request.lead }),
};
