import type { OnEnd } from '@/server/next-internals/response-interceptor';
import { hashedPolicy } from '@/server/security/hashed-policy.mjs';

const header = 'content-security-policy';

/**
 * Adds a policy with the hashes of its scripts to HTML that is sent without one. This is the error screen of a stored
 * page that cannot be made: it is in no cache, and the proxy could not foresee it (decision 018).
 */
export const stateMissingPolicy: OnEnd = (response, sent) => {
  if (!response.hasHeader(header) && String(response.getHeader('content-type')).startsWith('text/html')) {
    const [html] = sent;
    response.setHeader(header, hashedPolicy(typeof html === 'string' || Buffer.isBuffer(html) ? String(html) : ''));
  }
  return sent;
};
