import 'server-only';
import { cache } from 'react';
import { type ReadId, type ReadKey, storageOf } from '@/cms/cache-table';
import { askCms, askForDrafts } from '@/cms/client';
import { TypedDocumentString } from '@/cms/generated/graphql';
import { recordedRead } from '@/cms/recorded-read';
import { requestContext } from '@/cms/request-context';
import { sharedLoad } from '@/cms/shared-load';
import { storedRead } from '@/cms/stored-read';

/**
 * Reads published content through the cache; for the preview of a draft, drafts without it. Tags and lifetime come from the cache table, by the names of the
 * variables. An error is thrown and never cached, so stored pages stay in use during an outage.
 * @throws {CmsUnavailable | CmsError} from the client, if no answer is stored.
 */
export async function readCms<Id extends ReadId, Result, Variables extends Record<string, unknown>>(
  id: Id,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables & ReadKey<Id>,
): Promise<Result> {
  return (await answer(id, document.toString(), JSON.stringify(variables))) as Result;
}

/** React's `cache` joins equal reads of one request. It compares arguments by identity, hence the plain strings. */
const answer = cache(async (id: ReadId, document: string, variables: string): Promise<unknown> => {
  const key = JSON.parse(variables) as ReadKey<ReadId> & Record<string, unknown>;
  const query = new TypedDocumentString<unknown, Record<string, unknown>>(document);
  if (requestContext()?.preview?.version === 'draft') return askForDrafts(query, key);
  const load = () => sharedLoad(`${id} ${variables} ${document}`, () => askCms(query, key));
  return recordedRead(() =>
    storedRead({ dependency: 'cms', load, key: [id, document, variables], storage: storageOf(id, key) }),
  );
});
