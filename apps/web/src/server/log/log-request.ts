import 'server-only';
import { AsyncResource } from 'node:async_hooks';
import { log } from '@/server/log/log';
import type { ObservedRequest } from '@/server/requests/observe-requests';

/** Next's own addresses, of which a page needs dozens in development. */
const OWN_ADDRESSES = /^\/(_next\/|__)/;

/** Logs a request when its answer is complete: method, host, path, status and milliseconds, without the query (R28). */
export function logRequest({ request, response }: Pick<ObservedRequest, 'request' | 'response'>): void {
  const { headers, method = '', url = '' } = request;
  const [path = ''] = url.split('?');
  if (OWN_ADDRESSES.test(path) || path.startsWith('/api/health/')) return;
  const startedAt = performance.now();
  // The end of an answer is an event of its connection: the id of the request would be missing.
  const write = AsyncResource.bind(() => {
    const milliseconds = Math.ceil(performance.now() - startedAt);
    const [host = ''] = headers.host?.split(':') ?? [];
    log.info(`${method} ${path}`, { method, host, path, status: response.statusCode, milliseconds });
  });
  response.once('close', write);
}
