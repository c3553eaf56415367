import 'server-only';
import { unstable_cache } from 'next/cache';

/** The page cache does not store a page that carries this tag (`server/page-cache/stored-page.mjs`). */
export const unstoredTag = 'unstored';

/**
 * Keeps the static page that is being made out of the store, because it is reduced while the CMS is away. A page has no
 * other way to say so: a stored read gives the page its tag. A page that is made per request is not stored anyway.
 */
export async function leaveUnstored(): Promise<void> {
  await unstable_cache(async () => true, [unstoredTag], { tags: [unstoredTag] })();
}
