import { signatureHeader, signBody, timestampHeader } from '@prestafaro/types/signature';

interface SignedRequest {
  secret: string;
  /** JSON */
  body: string;
  timeoutMs: number;
}

/** Sends JSON to the web app with a signature over time and body. Throws if no answer comes in time. */
export function postSigned(url: string, { secret, body, timeoutMs }: SignedRequest): Promise<Response> {
  const timestamp = Math.floor(Date.now() / 1000);
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [timestampHeader]: String(timestamp),
      [signatureHeader]: signBody(secret, timestamp, body),
    },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
}
