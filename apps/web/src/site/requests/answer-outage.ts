import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { outages } from '@/cms/parts';
import { requestIdHeader } from '@/cms/request-context';
import { log, reasonOf } from '@/site/log';
import { hostOf } from '@/site/request-host';
import type { NotedRequest } from '@/site/requests/note-requests';
import { askOurselves, type LoopbackAnswer } from '@/site/revalidation/loopback';
import { outageHeader } from '@/site/routes/outage-header';

/** What belongs to one connection, or to a body that is not the one we send. */
const notCopied = ['connection', 'content-encoding', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

/**
 * A page that cannot be made while the CMS is away is 503 with words and a way to ask again. Next answers 500 with a page
 * that is empty until its script ran, and a page cannot set its status: so where Next begins such an answer, it is not sent,
 * and the screen of an outage is, which asks the CMS nothing. No cache keeps it.
 */
export function answerOutage({ request, response, context }: NotedRequest): void {
  const isAsked = request.method === 'GET' || request.method === 'HEAD';
  if (!isAsked || request.headers[outageHeader] !== undefined) return;
  const { writeHead, write, end, flushHeaders } = response;
  let isTaken = false;
  /** Whether the answer is ours now. Asked before anything is written. */
  const isOurs = (): boolean => {
    if (isTaken || response.headersSent || response.statusCode !== 500) return isTaken;
    if (!context.isCmsAway && !outages().has('cms')) return false;
    isTaken = true;
    void screenOf(request).then((screen) => {
      takeHeaders(response, screen);
      writeHead.call(response, 503);
      end.call(response, screen.body, 'utf8');
    });
    return true;
  };
  Object.assign(response, {
    writeHead: (...values: Parameters<typeof writeHead>) => (isOurs() ? response : writeHead.apply(response, values)),
    write: (...values: Parameters<typeof write>) => isOurs() || write.apply(response, values),
    end: (...values: Parameters<typeof end>) => (isOurs() ? response : end.apply(response, values)),
    flushHeaders: () => void (isOurs() || flushHeaders.call(response)),
  });
}

type Screen = Pick<LoopbackAnswer, 'headers' | 'body'>;

/** Made by the proxy, as before the first manifest is there: in the words of the visitor's country. */
async function screenOf({ url = '/', headers }: IncomingMessage): Promise<Screen> {
  const { host = '', 'x-forwarded-host': forwarded } = headers;
  const known = new Headers(typeof forwarded === 'string' ? { host, 'x-forwarded-host': forwarded } : { host });
  try {
    return await askOurselves({
      method: 'GET',
      path: url.replace(/\?.*/, ''),
      host: hostOf(known) ?? host,
      headers: { [outageHeader]: '1' },
    });
  } catch (error) {
    log.warn('The screen of an outage could not be drawn', { reason: reasonOf(error) });
    const words = 'This page is not available now. Please try again in a moment.';
    return { headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '10' }, body: words };
  }
}

/** What Next had set is for the page that is not sent. */
function takeHeaders(response: ServerResponse, { headers, body }: Screen): void {
  for (const name of response.getHeaderNames()) if (name !== requestIdHeader) response.removeHeader(name);
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && name !== requestIdHeader && !notCopied.includes(name)) response.setHeader(name, value);
  }
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-length', Buffer.byteLength(body));
}
