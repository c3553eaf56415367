import { randomUUID } from 'node:crypto';
import type { Decision } from '@/server/routing/decision';
import { contentSecurityPolicy } from '@/server/security/content-security-policy.mjs';
import { isStoredRoute } from '@/server/security/stored-route';

/**
 * Who states the policy of an answer, so that each has exactly one (decision 018):
 * - `stored`: the page cache, with the hashes of the page's scripts;
 * - `nonce`: the proxy, for a page that is made for this request;
 * - `fixed`: the proxy, for what is no page and has no scripts;
 * - `own`: the route itself. An upload allows even less.
 */
export type PolicyBearer = 'stored' | 'nonce' | 'fixed' | 'own';

const isDevelopment = process.env.NODE_ENV === 'development';

/** The one rule. A form that is sent to a stored page makes that page anew for this visitor; in development all are. */
export function policyBearer(
  decision: Decision,
  { method, pathname }: { method: string; pathname: string },
  storesPages = !isDevelopment,
): PolicyBearer {
  switch (decision.kind) {
    case 'page':
      return storesPages && isStoredRoute(decision.internal) && method !== 'POST' ? 'stored' : 'nonce';
    case 'not-found':
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

const fixedPolicy = contentSecurityPolicy({ isDevelopment });
const [beforeNonce = '', afterNonce = ''] = contentSecurityPolicy({ scripts: ["'nonce-*'"], isDevelopment }).split('*');

/** The policy that the proxy states, if it is the one to do so. Each call has a new nonce. */
export function statedPolicy(bearer: PolicyBearer): string | undefined {
  if (bearer === 'nonce') return `${beforeNonce}${randomUUID()}${afterNonce}`;
  return bearer === 'fixed' ? fixedPolicy : undefined;
}
