import { randomUUID } from 'node:crypto';
import { sourceOf } from '@/server/next-internals/inline-scripts.mjs';
import type { Decision } from '@/server/routing/decision';
import { contentSecurityPolicy } from '@/server/security/content-security-policy.mjs';
import { firstScript } from '@/server/security/first-script.mjs';
import { isStoredRoute } from '@/server/security/stored-route';
import { isSharedRoute } from '@/server/shared-pages/shared-address';

/**
 * Decides which part sets the policy of an answer, so that each answer has exactly one (decision 018):
 * - `stored`: the page cache, with the hashes of the page's scripts;
 * - `nonce`: the proxy, for a page that is made for this request;
 * - `fixed`: the proxy, for an answer that is not a page and has no scripts;
 * - `own`: the route itself. An upload allows even less; a shared page brings the hashes of its scripts, and the page
 *   that the exit to a lender answers with brings its own policy.
 */
export type PolicyBearer = 'stored' | 'nonce' | 'fixed' | 'own';

const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * The only rule. A form sent to a stored page makes that page again for this visitor; in development every page is made
 * per request.
 */
export function policyBearer(
  decision: Decision,
  { method, pathname }: { method: string; pathname: string },
  storesPages = !isDevelopment,
): PolicyBearer {
  const ofPage = (internal: string) =>
    storesPages && isStoredRoute(internal) && method !== 'POST' ? 'stored' : 'nonce';
  switch (decision.kind) {
    case 'page':
      if (isSharedRoute(decision.internal) || isExit(decision.internal)) return 'own';
      return ofPage(decision.internal);
    case 'not-found':
      return ofPage(decision.internal);
    case 'unavailable':
      return 'nonce';
    case 'pass':
      if (pathname.startsWith('/gallery/')) return 'nonce';
      return pathname.startsWith('/media/') ? 'own' : 'fixed';
    case 'redirect':
    case 'refusal':
      return 'fixed';
  }
}

/** The internal address of the exit to a lender. */
const isExit = (internal: string): boolean => internal.split('/')[2] === 'go';

const fixedPolicy = contentSecurityPolicy({ isDevelopment });
const [beforeNonce = '', afterNonce = ''] = contentSecurityPolicy({
  scripts: ["'nonce-*'", sourceOf(firstScript)],
  isDevelopment,
}).split('*');

/**
 * The policy that the proxy sets, if it is the one to set it. Each call has a new nonce.
 * @param framedBy origin whose pages may show the answer in a frame, beside our own
 */
export function statedPolicy(bearer: PolicyBearer, framedBy?: string): string | undefined {
  const policy = bearer === 'nonce' ? `${beforeNonce}${randomUUID()}${afterNonce}` : fixedPolicy;
  if (bearer !== 'nonce' && bearer !== 'fixed') return undefined;
  return framedBy === undefined
    ? policy
    : policy.replace("frame-ancestors 'none'", `frame-ancestors 'self' ${framedBy}`);
}
