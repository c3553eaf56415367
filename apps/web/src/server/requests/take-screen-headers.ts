import 'server-only';
import type { ServerResponse } from 'node:http';
import { requestIdHeader } from '@/cms/request-context';
import type { LoopbackAnswer } from '@/server/requests/loopback';

/** Headers that belong to one connection, or to another body than the one that is sent. */
const notCopied = ['connection', 'content-encoding', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

/** Replaces the headers that Next has set for a withheld answer by those of the screen that is sent instead. */
export function takeScreenHeaders(
  response: ServerResponse,
  { headers, body }: Pick<LoopbackAnswer, 'headers' | 'body'>,
): void {
  for (const name of response.getHeaderNames()) if (name !== requestIdHeader) response.removeHeader(name);
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && name !== requestIdHeader && !notCopied.includes(name)) response.setHeader(name, value);
  }
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-length', Buffer.byteLength(body));
}
