import { describe, expect, it } from 'vitest';
import type { CacheValue } from './next-internals.mjs';
import { stateHeaders } from './stored-headers.mjs';

const pageOf = (html: string, headers: Record<string, string> = { 'x-next-cache-tags': 'menu:es-ES' }) =>
  ({ kind: 'APP_PAGE', html, headers }) as unknown as CacheValue & { headers: Record<string, string> };
const ofNext = '<script>self.__next_f.push([1,"a"])</script>';

describe('the headers of a stored page', () => {
  it('have a policy that names the scripts of Next and none that came with a text', () => {
    const page = pageOf(`<p><script>alert(1)</script></p>${ofNext}`);
    stateHeaders(page);
    const policy = page.headers['content-security-policy'] ?? '';
    expect(policy.match(/sha256-/g)).toHaveLength(1);
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(page.headers['x-next-cache-tags']).toBe('menu:es-ES');
  });
  it('have it made once: a stored page that has one keeps it', () => {
    const page = pageOf(ofNext, { 'content-security-policy': 'as stored' });
    stateHeaders(page);
    expect(page.headers['content-security-policy']).toBe('as stored');
  });
  it('have a tag, which is another when the page is', () => {
    const [one, same, other] = [pageOf('<p>1</p>'), pageOf('<p>1</p>'), pageOf('<p>2</p>')];
    for (const page of [one, same, other]) stateHeaders(page);
    expect(one?.headers.etag).toMatch(/^"[\w-]{27}"$/);
    expect(same?.headers.etag).toBe(one?.headers.etag);
    expect(other?.headers.etag).not.toBe(one?.headers.etag);
  });
  it('are for pages only', () => {
    const file = { kind: 'APP_ROUTE', body: Buffer.from(ofNext), status: 200, headers: {} } as unknown as CacheValue;
    stateHeaders(file);
    expect(file).toHaveProperty('headers', {});
    expect(() => stateHeaders(null)).not.toThrow();
  });
});
