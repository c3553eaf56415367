import { matchesEtag } from '@prestafaro/types/etag';
import type { OnEnd } from '@/server/next-internals/response-interceptor';

const ofTheBody = ['content-type', 'content-length', 'content-encoding'];

/**
 * Answers 304 for a page that the browser, or nginx, still has (RFC 9110, section 13.1.2). The page cache has given it
 * its ETag; Next would compute one of the whole text for each visitor. The ETag is that of the page, not of the
 * navigation payload that is stored with it.
 */
export const answerUnchangedPage: OnEnd = (response, sent) => {
  const etag = response.getHeader('etag');
  if (typeof etag !== 'string') return sent;
  if (!String(response.getHeader('content-type')).startsWith('text/html')) {
    response.removeHeader('etag');
    return sent;
  }
  const { 'if-none-match': known, 'cache-control': wish } = response.req.headers;
  if (response.statusCode !== 200 || known === undefined || wish?.includes('no-cache') || !matchesEtag(known, etag))
    return sent;
  response.statusCode = 304;
  for (const name of ofTheBody) response.removeHeader(name);
  return [];
};
