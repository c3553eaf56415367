import 'server-only';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { type ReadId, type ReadKey, storageOf } from '@/cms/cache-table';
import { askCms } from '@/cms/client';
import { outages } from '@/cms/dependencies';
import { renderFailed } from '@/cms/failed-renders';
import { TypedDocumentString } from '@/cms/generated/graphql';
import { recordedRead } from '@/cms/recorded-read';
import { requestContext } from '@/cms/request-context';
import { sharedLoad } from '@/cms/shared-load';

/** Milliseconds for which a page that is made per request waits for the new answer, before it uses the stored one. */
const refreshTimeoutMs = 2_000;

/** Seconds after which a stored page with a former answer is made again. */
const retrySeconds = 30;

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
  return recordedRead(async () => {
    let fresh: Promise<unknown> | undefined;
    // Next calls this before it returns a dropped or expired answer.
    const ask = () => {
      fresh = sharedLoad(`${id} ${variables} ${document}`, () =>
        askCms(new TypedDocumentString<unknown, Record<string, unknown>>(document), key),
      );
      return fresh;
    };
    const stored = await unstable_cache(ask, [id, document, variables], storageOf(id, key))();
    return fresh ? freshOr(stored, fresh) : stored;
  });
});

/**
 * Next makes a stored page from fresh answers. A page that is made per request, such as a query variant, gets the stored
 * answer once more while Next asks again, so the first visitor after a change would see the former content (record 010).
 * @returns the fresh answer; the stored one if the CMS is away or slow
 */
async function freshOr(stored: unknown, fresh: Promise<unknown>): Promise<unknown> {
  // Each visitor would wait for a CMS that does not answer.
  if (outages().has('cms')) return former(stored);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, refreshTimeoutMs, stored);
  });
  const answered = fresh.catch(() => former(stored));
  return Promise.race([answered, timeout]).finally(() => clearTimeout(timer));
}

/**
 * Next makes a stored page from the former answer if the CMS gives no new one, and would store it as if it showed the change. So
 * the page lives briefly, and `warmUp` learns that it was not made.
 */
async function former(stored: unknown): Promise<unknown> {
  const context = requestContext();
  if (context) renderFailed(context.id);
  // The lifetime of a page is that of its shortest stored read.
  await unstable_cache(async () => true, ['former-answer'], { revalidate: retrySeconds })();
  return stored;
}
