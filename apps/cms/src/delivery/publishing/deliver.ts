import type { PublishEvent } from '@prestafaro/types';
import { signatureHeader, signBody, timestampHeader } from '@prestafaro/types/signature';
import type { Deliver } from './delivery-lane';

/** The web app answers after it has rendered the page again, which takes longer than a plain request. */
const TIMEOUT_MS = 20_000;

/** Sends an event with a signature over time and body. Throws unless the web app confirms with a 2xx status. */
export function signedDelivery(secret: string): Deliver {
  return async (url: string, event: PublishEvent) => {
    const body = JSON.stringify(event);
    const timestamp = Math.floor(Date.now() / 1000);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [timestampHeader]: String(timestamp),
        [signatureHeader]: signBody(secret, timestamp, body),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`);
  };
}
