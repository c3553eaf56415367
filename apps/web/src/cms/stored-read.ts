import 'server-only';
import { unstable_cache } from 'next/cache';
import { type Dependency, outages } from '@/cms/dependencies';
import { renderFailed } from '@/cms/failed-renders';
import { requestContext } from '@/cms/request-context';

/** Milliseconds for which a page that is made per request waits for the new answer, before it uses the stored one. */
const refreshTimeoutMs = 2_000;

/** Seconds after which a stored page with a former answer is made again, at most. Next stores the older page as long after a failed render. */
export const retrySeconds = 30;

/** An answer that Next stores. */
export interface StoredRead<Answer> {
  /** Where the answer comes from. Nobody waits for a service that is away. */
  readonly dependency: Dependency;
  readonly load: () => Promise<Answer>;
  readonly key: readonly string[];
  readonly storage: { readonly tags: string[]; readonly revalidate: number };
}

/**
 * Reads through Next's cache. A page that is made from a former answer, because no new one came, is reported as not made.
 * @throws what `load` throws, if no answer is stored
 */
export async function storedRead<Answer>({ dependency, load, key, storage }: StoredRead<Answer>): Promise<Answer> {
  let fresh: Promise<Answer> | undefined;
  let newest: Answer | undefined;
  // Next calls this before it returns a dropped or expired answer.
  const ask = () => {
    fresh = load().then((answer) => {
      newest = answer;
      return answer;
    });
    return fresh;
  };
  const stored = await unstable_cache(ask, [...key], storage)();
  // A service that has just answered counts as away for a moment longer, but this answer is no former one.
  return !fresh || stored === newest ? stored : freshOr(stored, fresh, dependency);
}

/**
 * Next makes a stored page from fresh answers. A page that is made per request, such as a query variant, gets the stored
 * answer once more while Next asks again, so the first visitor after a change would see the former content (record 010).
 * @returns the fresh answer; the stored one if the service is away or slow
 */
async function freshOr<Answer>(stored: Answer, fresh: Promise<Answer>, dependency: Dependency): Promise<Answer> {
  // Each visitor would wait for a service that does not answer.
  if (outages().has(dependency)) return former(stored, dependency);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Answer>((resolve) => {
    timer = setTimeout(resolve, refreshTimeoutMs, stored);
  });
  const answered = fresh.catch(() => former(stored, dependency));
  return Promise.race([answered, timeout]).finally(() => clearTimeout(timer));
}

/**
 * Next makes a stored page from the former answer if no new one comes, and would store it as if it showed the change. So
 * the page lives briefly, and `warmUp` learns that it was not made.
 */
async function former<Answer>(stored: Answer, dependency: Dependency): Promise<Answer> {
  const context = requestContext();
  if (context) renderFailed(context.id);
  // The lifetime of a page is that of its shortest stored read.
  await unstable_cache(async () => true, ['former-answer'], { revalidate: lifetimeOfFormer(dependency) })();
  return stored;
}

/**
 * A quarter of the outage until now: after a short one the page is made again soon, and during a long one seldom.
 * @returns seconds
 */
function lifetimeOfFormer(dependency: Dependency): number {
  const since = outages().get(dependency)?.since;
  const seconds = since ? (Date.now() - Date.parse(since)) / 1000 : 0;
  return Math.min(Math.max(Math.ceil(seconds / 4), 1), retrySeconds);
}
