import { type RequestContext, requestContext } from '@/cms/request-context';
import type { OnEnd } from '@/server/next-internals/response-interceptor';
import { notFoundSentence, pathPlaceholder } from '@/server/routing/not-found-sentence';

/**
 * Writes the path into the stored "not found" page (specification §8), which all unknown paths of a site share. The text
 * stands in the HTML only: the page's policy allows its scripts by their hashes, so these keep the placeholder.
 */
export const fillInPath: OnEnd = (response, sent) => {
  const missing = response.statusCode === 404 ? requestContext()?.missing : undefined;
  if (!missing) return sent;
  // One browser may keep no page of another path.
  response.removeHeader('etag');
  const [html, ...rest] = sent;
  if (typeof html !== 'string') {
    response.removeHeader('content-length');
    return sent;
  }
  const filled = withPath(html, missing);
  response.setHeader('content-length', Buffer.byteLength(filled));
  return [filled, ...rest];
};

function withPath(html: string, { reason, path }: NonNullable<RequestContext['missing']>): string {
  const placeholder = `>${notFoundSentence(reason, pathPlaceholder)}<`;
  return html.replace(placeholder, () => `>${notFoundSentence(reason, escaped(path))}<`);
}

/** The path is a text between two tags, where only these two characters have a meaning. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
