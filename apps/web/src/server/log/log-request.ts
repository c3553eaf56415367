import 'server-only';
import { AsyncResource } from 'node:async_hooks';
import { log } from '@/server/log/log';
import type { ObservedRequest } from '@/server/requests/observe-requests';

/** Next's own files, of which a page needs dozens in development. */
const FILES = /^\/(_next|__nextjs)/;

/** Logs a request when its answer is complete: method, path, status and milliseconds, without the query (R28). */
export function logRequest({ request, response }: Pick<ObservedRequest, 'request' | 'response'>): void {
  const { method = '', url = '' } = request;
  const [path = ''] = url.split('?');
  if (FILES.test(path) || path.startsWith('/api/health/')) return;
  const startedAt = performance.now();
  // The end of an answer is an event of its connection: the id of the request would be missing.
  const write = AsyncResource.bind(() => {
    const milliseconds = Math.ceil(performance.now() - startedAt);
    log.info(`${method} ${path}`, { method, path, status: response.statusCode, milliseconds });
  });
  response.once('close', write);
}
