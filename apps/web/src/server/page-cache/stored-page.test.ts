import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { unstoredTag } from '@/cms/leave-unstored';
import { edgeKey } from '@/server/cdn/edge-keys.mjs';
import { completePage, isStorable } from '@/server/page-cache/stored-page.mjs';
import { firstScript } from '@/server/security/first-script.mjs';
import type { CacheValue } from '../next-internals/page-store.mjs';
import { inlineScript } from '../next-internals/testing/samples';

const pageOf = (html: string, headers: Record<string, string> = { 'x-next-cache-tags': 'menu:es-ES' }) =>
  ({ kind: 'APP_PAGE', html, headers }) as unknown as CacheValue & { headers: Record<string, string> };
const fileOfNext = '<script src="/_next/static/chunks/a.js" async=""></script>';

describe('the headers of a stored page', () => {
  it.each([
    ['fastly', 'surrogate-key', ' '],
    ['cloudflare', 'cache-tag', ','],
  ])('have the keys of its tags if %s is in front, also if it was stored without', async (cdn, name, separator) => {
    vi.stubEnv('CDN', cdn);
    vi.resetModules();
    onTestFinished(() => void vi.unstubAllEnvs());
    const { completePage: complete } = await import('@/server/page-cache/stored-page.mjs');
    const page = pageOf(inlineScript, { 'x-next-cache-tags': '_N_T_/layout,menu:es-ES,articles:es-ES' });
    completePage(page);
    expect(page.headers).not.toHaveProperty(name);
    complete(page);
    expect(page.headers[name]?.split(separator)).toEqual(['menu:es-ES', 'articles:es-ES'].map(edgeKey));
  });
  it('have a policy that names the scripts of Next and none from a text of an editor', () => {
    const page = pageOf(`<p><script>alert(1)</script></p>${inlineScript}`);
    completePage(page);
    const policy = page.headers['content-security-policy'] ?? '';
    expect(policy.match(/sha256-/g)).toHaveLength(1);
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(page.headers['x-next-cache-tags']).toBe('menu:es-ES');
  });
  it('allow the script that marks the document before the first paint, if it is whole', () => {
    const hashes = (script: string) => {
      const page = pageOf(`<script>${script}</script>${inlineScript}`);
      completePage(page);
      return page.headers['content-security-policy']?.match(/sha256-/g);
    };
    expect(hashes(firstScript)).toHaveLength(2);
    expect(hashes(`${firstScript};alert(1)`)).toHaveLength(1);
  });
  it('allow the script that starts the scripts of the app, which do not block the page', () => {
    const page = pageOf(fileOfNext + inlineScript);
    completePage(page);
    const { html, headers } = page as unknown as { html: string; headers: Record<string, string> };
    expect(html).not.toContain(fileOfNext);
    expect(headers['content-security-policy']?.match(/sha256-/g)).toHaveLength(2);
    completePage(page);
    expect(page).toMatchObject({ html });
  });
  it('keep the policy of a stored page that has one', () => {
    const page = pageOf(inlineScript, { 'content-security-policy': 'as stored' });
    completePage(page);
    expect(page.headers['content-security-policy']).toBe('as stored');
  });
  it('have an ETag, which changes with the page', () => {
    const [one, same, other] = [pageOf('<p>1</p>'), pageOf('<p>1</p>'), pageOf('<p>2</p>')];
    for (const page of [one, same, other]) completePage(page);
    expect(one?.headers.etag).toMatch(/^"[\w-]{27}"$/);
    expect(same?.headers.etag).toBe(one?.headers.etag);
    expect(other?.headers.etag).not.toBe(one?.headers.etag);
  });
  it('are added to pages only', () => {
    const file = {
      kind: 'APP_ROUTE',
      body: Buffer.from(inlineScript),
      status: 200,
      headers: {},
    } as unknown as CacheValue;
    completePage(file);
    expect(file).toHaveProperty('headers', {});
    expect(() => completePage(null)).not.toThrow();
  });
});

describe('isStorable', () => {
  it.each([
    ['a page', pageOf('', { 'x-next-cache-tags': 'menu:es-ES' }), true],
    ['a page without headers', pageOf('', undefined), true],
    [
      'a page that was made while the CMS was away',
      pageOf('', { 'x-next-cache-tags': `menu:es-ES,${unstoredTag}` }),
      false,
    ],
    ['an answer with no-store', pageOf('', { 'cache-control': 'no-store' }), false],
  ] as const)('%s', (_, page, expected) => {
    expect(isStorable(page)).toBe(expected);
  });
});
