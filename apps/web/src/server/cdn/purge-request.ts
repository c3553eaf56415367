import 'server-only';
import type { Cdn } from '@/server/cdn/edge-keys.mjs';

/** How to reach the API of a CDN. */
export interface CdnSettings {
  readonly cdn: Cdn;
  readonly serviceId: string;
  readonly token: string;
  /** In place of the address of the CDN itself. */
  readonly apiUrl: string | undefined;
}

interface PurgeApi {
  readonly url: string;
  /** Keys in one request. */
  readonly maxKeys: number;
  readonly request: (settings: CdnSettings, keys: readonly string[]) => { path: string; init: RequestInit };
}

export const purgeApis: Readonly<Record<Cdn, PurgeApi>> = {
  // A soft purge marks a page as stale: it is asked for again before a visitor gets it, and is there if nobody answers.
  fastly: {
    url: 'https://api.fastly.com',
    maxKeys: 256,
    request: ({ serviceId, token }, keys) => ({
      path: `/service/${serviceId}/purge`,
      init: {
        method: 'POST',
        headers: {
          'fastly-key': token,
          'fastly-soft-purge': '1',
          'surrogate-key': keys.join(' '),
          accept: 'application/json',
        },
      },
    }),
  },
  cloudflare: {
    url: 'https://api.cloudflare.com/client/v4',
    // The API takes 100 today and took 30 before.
    maxKeys: 30,
    request: ({ serviceId, token }, keys) => ({
      path: `/zones/${serviceId}/purge_cache`,
      init: {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: keys }),
      },
    }),
  },
};

/** Both CDNs answer within some hundred milliseconds. */
const timeoutMs = 5_000;

/**
 * Purges the pages of some keys.
 * @throws {Error} with a reason for the log, which contains neither the address nor the token
 */
export async function sendPurge(settings: CdnSettings, keys: readonly string[]): Promise<void> {
  const api = purgeApis[settings.cdn];
  const { path, init } = api.request(settings, keys);
  const url = `${(settings.apiUrl ?? api.url).replace(/\/+$/, '')}${path}`;
  const answer = await fetch(url, {
    ...init,
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new Error(`${settings.cdn} did not answer`, { cause: error });
  });
  await answer.body?.cancel();
  if (answer.status === 401 || answer.status === 403)
    throw new Error(`${settings.cdn} answered ${answer.status}: check CDN_PURGE_TOKEN and its right to purge`);
  if (answer.status === 404) throw new Error(`${settings.cdn} answered 404: check CDN_SERVICE_ID`);
  if (!answer.ok) throw new Error(`${settings.cdn} answered ${answer.status}`);
}
