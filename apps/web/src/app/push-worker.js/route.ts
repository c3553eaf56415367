import { pushWorker } from '@/features/push/push-worker';

/** The service worker for notifications. Browsers look for a newer one at each use, so none may be stored for long. */
export function GET(): Response {
  return new Response(`(${pushWorker})(self)`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

export const dynamic = 'force-static';
