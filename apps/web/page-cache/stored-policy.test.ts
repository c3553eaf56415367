import { describe, expect, it } from 'vitest';
import type { CacheValue } from './next-internals.mjs';
import { statePolicy } from './stored-policy.mjs';

const pageOf = (html: string, headers: Record<string, string> = { 'x-next-cache-tags': 'menu:es-ES' }) =>
  ({ kind: 'APP_PAGE', html, headers }) as unknown as CacheValue & { headers: Record<string, string> };
const ofNext = '<script>self.__next_f.push([1,"a"])</script>';

describe('the policy of a stored page', () => {
  it('names the scripts of Next and none that came with a text', () => {
    const page = pageOf(`<p><script>alert(1)</script></p>${ofNext}`);
    statePolicy(page);
    const policy = page.headers['content-security-policy'] ?? '';
    expect(policy.match(/sha256-/g)).toHaveLength(1);
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(page.headers['x-next-cache-tags']).toBe('menu:es-ES');
  });
  it('is made once: a stored page that has one keeps it', () => {
    const page = pageOf(ofNext, { 'content-security-policy': 'as stored' });
    statePolicy(page);
    expect(page.headers['content-security-policy']).toBe('as stored');
  });
  it('is for pages only', () => {
    const file = { kind: 'APP_ROUTE', body: Buffer.from(ofNext), status: 200, headers: {} } as unknown as CacheValue;
    statePolicy(file);
    expect(file).toHaveProperty('headers', {});
    expect(() => statePolicy(null)).not.toThrow();
  });
});
