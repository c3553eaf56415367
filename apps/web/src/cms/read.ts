import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { cacheTable, type ReadId, type ReadKey, tagsOf } from '@/cms/cache-table';
import { askCms } from '@/cms/client';
import { outages } from '@/cms/dependencies';
import { TypedDocumentString } from '@/cms/generated/graphql';
import { recordedRead } from '@/cms/recorded-read';
import { sharedLoad } from '@/cms/shared-load';

/** Milliseconds for which a page that is made per request waits for the new answer, before it uses the stored one. */
const refreshTimeoutMs = 2_000;

/**
 * Reads published content through the cache. Tags and lifetime come from the cache table, by the names of the
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
  let fresh: Promise<unknown> | undefined;
  // Next calls this before it returns a dropped or expired answer.
  const ask = () => {
    fresh = sharedLoad(`${id} ${variables} ${document}`, () =>
      askCms(new TypedDocumentString<unknown, Record<string, unknown>>(document), key),
    );
    return fresh;
  };
  const options = { tags: [...tagsOf(id, key)], revalidate: cacheTable[id].lifetime };
  const readStored = () => unstable_cache(ask, [id, document, variables], options)();
  const read = async () => {
    const stored = await readStored();
    return fresh ? freshOr(stored, fresh) : stored;
  };
  return recordedRead(read, readStored);
});

/**
 * Next makes a stored page from fresh answers. A page that is made per request, such as a query variant, gets the stored
 * answer once more while Next asks again, so the first visitor after a change would see the former content (record 010).
 * @returns the fresh answer; the stored one if the CMS is away or slow
 */
async function freshOr(stored: unknown, fresh: Promise<unknown>): Promise<unknown> {
  // Each visitor would wait for a CMS that does not answer.
  if (outages().has('cms')) return stored;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, refreshTimeoutMs, stored);
  });
  const answered = fresh.catch(() => stored);
  return Promise.race([answered, timeout]).finally(() => clearTimeout(timer));
}
