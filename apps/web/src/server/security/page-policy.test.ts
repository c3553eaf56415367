import { describe, expect, it } from 'vitest';
import type { Decision } from '@/server/routing/decision';
import { policyBearer, statedPolicy } from '@/server/security/page-policy';

const get = { method: 'GET', pathname: '/some/' };
const page = (internal: string): Decision => ({ kind: 'page', internal });
const article = page('/es-ES/article/que-es-asnef');

describe('the bearer of the policy', () => {
  it('is the page cache for a stored page', () => {
    expect(policyBearer(article, get)).toBe('stored');
    expect(policyBearer(article, { ...get, method: 'HEAD' })).toBe('stored');
  });
  it.each([
    '/es-ES/article/que-es-asnef/query',
    '/es-ES/page/home/query',
    '/es-ES/offers/offers',
    '/es-ES/application',
    '/es-ES/process',
    '/es-ES/landing/landing-rejected',
  ])('is the proxy for %s, which is made per request', (internal) => {
    expect(policyBearer(page(internal), get)).toBe('nonce');
  });
  it('is the proxy for a stored page that answers a form', () => {
    expect(policyBearer(article, { ...get, method: 'POST' })).toBe('nonce');
  });
  it('is the proxy for the not-found and the outage screen', () => {
    const notFound: Decision = {
      kind: 'not-found',
      internal: '/es-ES/not-found-screen',
      reason: 'unmatched',
      path: '/x/',
    };
    expect(policyBearer(notFound, get)).toBe('nonce');
    expect(policyBearer({ kind: 'unavailable', internal: '/es-ES/unavailable', retryAfterSeconds: 1 }, get)).toBe(
      'nonce',
    );
  });
  it('is the route for an upload, and the proxy for answers without scripts', () => {
    expect(policyBearer({ kind: 'pass' }, { ...get, pathname: '/media/a.svg' })).toBe('own');
    expect(policyBearer({ kind: 'pass' }, { ...get, pathname: '/robots.txt' })).toBe('fixed');
    expect(policyBearer({ kind: 'redirect', to: '/', status: 301 }, get)).toBe('fixed');
    expect(policyBearer({ kind: 'refusal', status: 413, text: '' }, get)).toBe('fixed');
  });
  it('is the route for the exit to a lender, which answers with a page that has its own policy', () => {
    expect(policyBearer(page('/es-ES/go/67'), get)).toBe('own');
  });
  it('is the route for a shared page', () => {
    expect(policyBearer(page('/es-ES/shared/offers/L29mZmVycy8'), get)).toBe('own');
  });
  it('is the proxy for every page in development, because nothing is stored', () => {
    expect(policyBearer(article, get, false)).toBe('nonce');
    expect(policyBearer({ kind: 'pass' }, { ...get, pathname: '/gallery/' }, false)).toBe('nonce');
  });
});

describe('the policy from the proxy', () => {
  const nonceOf = (policy: string | undefined) => /script-src 'self' 'nonce-([^']+)'/.exec(policy ?? '')?.[1];

  it('has a different nonce for each answer', () => {
    const nonces = [statedPolicy('nonce'), statedPolicy('nonce')].map(nonceOf);
    expect(nonces[0]).toMatch(/^[\w-]{36}$/);
    expect(nonces[0]).not.toBe(nonces[1]);
  });
  it('has no nonce for answers without scripts, and is absent where another bearer adds it', () => {
    expect(statedPolicy('fixed')).toMatch(/script-src 'self';/);
    expect(statedPolicy('stored')).toBeUndefined();
    expect(statedPolicy('own')).toBeUndefined();
  });
});
