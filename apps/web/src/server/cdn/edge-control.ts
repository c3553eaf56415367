import 'server-only';
import type { ServerResponse } from 'node:http';
import { retrySeconds } from '@/cms/stored-read';
import { type Cdn, edgeHeaders } from '@/server/cdn/edge-keys.mjs';
import type { OnEnd, OnHead } from '@/server/next-internals/response-interceptor';

/** Seconds for which a CDN may serve an older page while nobody answers it. */
const staleIfErrorSeconds = 86_400;

const lifetimeOf = (response: ServerResponse): number =>
  Number(/\bs-maxage=(\d+)/.exec(String(response.getHeader('cache-control')))?.[1] ?? 0);

/** Whether a CDN may keep an answer until it is purged: only a stored page that shows the present content to everybody. */
function isForEdge(response: ServerResponse): boolean {
  const { statusCode } = response;
  return (
    (statusCode === 200 || statusCode === 304) &&
    (response.req.method === 'GET' || response.req.method === 'HEAD') &&
    // What Next's navigation gets is another answer at the same address.
    (statusCode === 304 || String(response.getHeader('content-type')).startsWith('text/html')) &&
    !response.hasHeader('set-cookie') &&
    !response.hasHeader('x-pf-older') &&
    response.getHeader('x-nextjs-cache') !== 'STALE' &&
    // A page that could not be made again is stored for so long, with the former content.
    lifetimeOf(response) > retrySeconds
  );
}

/**
 * Takes the keys and the ETag from a page that a CDN must not keep. nginx compares a page by its ETag and keeps the headers that it has
 * stored: with the same ETag it would give a page that was dropped the headers of a fresh one, and the other way round.
 */
export const withholdFromEdge =
  (cdn: Cdn): OnEnd =>
  (response, sent) => {
    const { keys } = edgeHeaders[cdn];
    if (!response.hasHeader(keys) || isForEdge(response)) return sent;
    response.removeHeader(keys);
    // Without a lifetime for shared caches no state of the page is for a CDN.
    if (lifetimeOf(response) > 0) response.removeHeader('etag');
    return sent;
  };

/** States for how long a CDN keeps an answer. Browsers still get the `Cache-Control` that they get without a CDN. */
export const controlEdge =
  (cdn: Cdn): OnHead =>
  (response) => {
    const { keys, control, forbids } = edgeHeaders[cdn];
    if (response.hasHeader(keys) && isForEdge(response)) {
      response.setHeader(control, `max-age=${lifetimeOf(response)}, stale-if-error=${staleIfErrorSeconds}`);
      return undefined;
    }
    response.removeHeader(keys);
    const forBrowsers = String(response.getHeader('cache-control') ?? '');
    // Files whose names contain a hash. Their lifetime holds for everybody.
    if (/\bimmutable\b/.test(forBrowsers)) return undefined;
    response.setHeader(control, forbids);
    // `private` is the only word against storing that Fastly heeds.
    if (/\bno-(store|cache)\b/.test(forBrowsers) && !/\bprivate\b/.test(forBrowsers))
      response.setHeader('cache-control', `private, ${forBrowsers}`);
    return undefined;
  };
