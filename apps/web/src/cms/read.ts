import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { cacheTable, type ReadId, type ReadKey, tagsOf } from '@/cms/cache-table';
import { askCms } from '@/cms/client';
import { TypedDocumentString } from '@/cms/generated/graphql';

/**
 * Reads published content through the cache. Tags and lifetime come from the cache table, by the names of the
 * variables. An error is thrown and never cached, so stored pages stay in use during an outage.
 * @throws {CmsUnavailable | CmsError} from the client.
 */
export async function readCms<Id extends ReadId, Result, Variables extends Record<string, unknown>>(
  id: Id,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables & ReadKey<Id>,
): Promise<Result> {
  return (await answer(id, document.toString(), JSON.stringify(variables))) as Result;
}

/** React's `cache` joins equal reads of one request. It compares arguments by identity, hence the plain strings. */
const answer = cache((id: ReadId, document: string, variables: string): Promise<unknown> => {
  const key = JSON.parse(variables) as ReadKey<ReadId> & Record<string, unknown>;
  const ask = () => askCms(new TypedDocumentString<unknown, Record<string, unknown>>(document), key);
  return unstable_cache(ask, [id, document, variables], {
    tags: [...tagsOf(id, key)],
    revalidate: cacheTable[id].lifetime,
  })();
});
