import type { TrackedEvent } from '@prestafaro/types/tracked-event';
import type { BrowserPort } from './browser-port.ts';

/**
 * Sends an event in a request that outlives the page. The format of the answer is not ours, so it is read and ignored
 * (specification §7). On a local host the event is only logged. Errors are ignored: no visitor can act on them.
 */
export function sendEvent(port: BrowserPort, url: string, event: TrackedEvent): void {
  if (isLocalHost(port.page().hostname)) {
    port.log('Event not sent:', event);
    return;
  }
  port
    .fetch(url, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(event),
    })
    .then((answer) => answer.json())
    .catch(() => undefined);
}

/** `localhost`, `*.localhost`, `127.0.0.1`, `[::1]` (decisions, "Tracking and consent"). */
export function isLocalHost(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/i.test(hostname);
}
