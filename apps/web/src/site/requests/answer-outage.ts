import 'server-only';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { outages } from '@/cms/parts';
import { requestContext, requestIdHeader } from '@/cms/request-context';
import { log, reasonOf } from '@/site/log';
import { hostOf } from '@/site/request-host';
import { askOurselves, type LoopbackAnswer } from '@/site/revalidation/loopback';
import { outageHeader } from '@/site/routes/outage-header';

/** What belongs to one connection, or to a body that is not the one we send. */
const notCopied = ['connection', 'content-encoding', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

/** Answers that were taken out of Next's hands. */
const taken = new WeakSet<ServerResponse>();

/**
 * A page that cannot be made while the CMS is away is 503 with words and a way to ask again. Next answers 500 with a page
 * that is empty until its script ran, and a page cannot set its status: so where Next begins such an answer, it is not sent,
 * and the screen of an outage is, which asks the CMS nothing. No cache keeps it.
 *
 * Done once for all answers: what is put on each of them costs every visitor of a stored page.
 */
export function answerOutages(): void {
  const { writeHead, write, end, flushHeaders } = ServerResponse.prototype;
  /** Whether an answer is ours from now on. Asked before anything is written. */
  const isOurs = (response: ServerResponse): boolean => {
    if (response.statusCode < 500) return false;
    if (taken.has(response)) return true;
    if (!isOutage(response)) return false;
    taken.add(response);
    void screenOf(response.req).then((screen) => {
      takeHeaders(response, screen);
      writeHead.call(response, 503);
      end.call(response, screen.body, 'utf8');
    });
    return true;
  };
  Object.assign(ServerResponse.prototype, {
    writeHead(this: ServerResponse, ...values: Parameters<typeof writeHead>) {
      return isOurs(this) ? this : writeHead.apply(this, values);
    },
    write(this: ServerResponse, ...values: Parameters<typeof write>) {
      return isOurs(this) || write.apply(this, values);
    },
    end(this: ServerResponse, ...values: Parameters<typeof end>) {
      return isOurs(this) ? this : end.apply(this, values);
    },
    flushHeaders(this: ServerResponse) {
      if (!isOurs(this)) flushHeaders.call(this);
    },
  });
}

/** A visitor's page that Next gives up, for the reason that the CMS is away. */
function isOutage({ statusCode, headersSent, req }: ServerResponse): boolean {
  if (statusCode !== 500 || headersSent || req.headers[outageHeader] !== undefined) return false;
  const isAsked = req.method === 'GET' || req.method === 'HEAD';
  const context = requestContext();
  return isAsked && context !== undefined && (context.isCmsAway === true || outages().has('cms'));
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
