// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../../scripts/console/failure.mjs';

/** The limit of a site (`apps/cms/src/visitors/reviews/allowances.ts`). */
export const RATINGS_PER_HOUR = 3000;

/**
 * Rates articles as the web app does for its visitors, each time by a new person, at a steady pace.
 * @param {{ port: number, writeToken: string }} cms
 * @param {string} locale
 * @param {readonly string[]} articles document ids, rated in turn
 * @returns {() => Promise<number>} stops, and resolves with the number of ratings. Throws if one was refused.
 */
export function startRatings(cms, locale, articles) {
  const stop = new AbortController();
  const rating = rateUntil(stop.signal, cms, locale, articles);
  // The failure is reported by the returned function.
  rating.catch(() => undefined);
  return () => {
    stop.abort();
    return rating;
  };
}

/**
 * @param {AbortSignal} signal
 * @param {{ port: number, writeToken: string }} cms
 * @param {string} locale
 * @param {readonly string[]} articles
 */
async function rateUntil(signal, { port, writeToken }, locale, articles) {
  let count = 0;
  for (; !signal.aborted; count += 1) {
    const subjectId = articles[count % articles.length];
    const address = `198.18.${Math.floor(count / 250) % 250}.${(count % 250) + 1}`;
    const answer = await fetch(`http://localhost:${port}/api/ratings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${writeToken}` },
      body: JSON.stringify({ locale, subjectType: 'article', subjectId, stars: 1 + (count % 5), address }),
    });
    if (!answer.ok) throw new Failure(`A rating was answered with ${answer.status}.`);
    await wait(3_600_000 / RATINGS_PER_HOUR, undefined, { signal }).catch(() => undefined);
  }
  return count;
}
