import type { PublishEvent } from '@prestafaro/types';
import type { Deliver } from './delivery-lane';
import { postSigned } from './post-signed';

/** The web app answers after it has rendered the page again, which takes longer than a plain request. */
const TIMEOUT_MS = 20_000;

/**
 * Sends an event with a signature over time and body. Throws unless the web app confirms with a 2xx status. It ends its answer when
 * the tags are dropped in Redis, so an answer that breaks off is no confirmation: another web server has to drop them.
 */
export function signedDelivery(secret: string): Deliver {
  return async (url: string, event: PublishEvent) => {
    const response = await postSigned(url, { secret, body: JSON.stringify(event), timeoutMs: TIMEOUT_MS });
    if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`);
    await response.arrayBuffer();
  };
}
