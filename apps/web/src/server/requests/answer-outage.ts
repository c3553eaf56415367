import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { outages } from '@/cms/dependencies';
import { requestContext } from '@/cms/request-context';
import { log, reasonOf } from '@/server/log/log';
import { drawScreen } from '@/server/next-internals/draw-screen';
import type { Withhold } from '@/server/next-internals/response-interceptor';
import type { LoopbackAnswer } from '@/server/requests/loopback';
import { takeScreenHeaders } from '@/server/requests/take-screen-headers';
import { screenHeaders } from '@/server/routing/screen-headers';

/**
 * Answers 503 with a text and Retry-After instead of a page that cannot be made while the CMS is away. Next would
 * answer 500 with a page that is empty until its script has run, and a page cannot set its status. The screen makes no
 * call to the CMS, and no cache stores it.
 */
export const answerOutage: Withhold = (response, send) => {
  if (!isOutage(response)) return false;
  void screenOf(response.req).then((screen) => {
    takeScreenHeaders(response, screen);
    send(503, screen.body);
  });
  return true;
};

/** Whether Next fails to make a visitor's page because the CMS is away. */
function isOutage({ statusCode, headersSent, req }: ServerResponse): boolean {
  if (statusCode !== 500 || headersSent || req.headers[screenHeaders.outage] !== undefined) return false;
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const context = requestContext();
  return isRead && context !== undefined && (context.isCmsAway === true || outages().has('cms'));
}

type Screen = Pick<LoopbackAnswer, 'headers' | 'body'>;

/** The proxy renders the same screen as before the first manifest, in the language of the visitor's country. */
async function screenOf({ url = '/', headers }: IncomingMessage): Promise<Screen> {
  const { host = '', 'x-forwarded-host': forwarded } = headers;
  const hosts = new Headers(typeof forwarded === 'string' ? { host, 'x-forwarded-host': forwarded } : { host });
  try {
    return await drawScreen('outage', url.replace(/\?.*/, ''), hosts);
  } catch (error) {
    log.warn('The screen of an outage could not be drawn', { reason: reasonOf(error) });
    const text = 'This page is not available now. Please try again in a moment.';
    return { headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '10' }, body: text };
  }
}
