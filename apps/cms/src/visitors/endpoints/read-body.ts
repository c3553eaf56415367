import type { IncomingMessage } from 'node:http';
import { MAX_BODY_BYTES } from './guards';

/** Reads a body that no middleware has read. @returns null if it is longer than any request may be */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return null;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    // The rest is read and thrown away, because leaving the loop would close the connection before the answer.
    if (length <= MAX_BODY_BYTES) parts.push(part);
  }
  return length > MAX_BODY_BYTES ? null : Buffer.concat(parts).toString('utf8');
}
