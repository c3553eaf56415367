import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CacheContext, CacheValue } from './next-internals.mjs';
import PageCache from './page-cache.mjs';

const next = createRequire(import.meta.url);

let folder: string;
const context = (more: Partial<CacheContext> = {}): CacheContext => ({
  fs: next('next/dist/server/lib/node-fs-methods.js').nodeFs,
  serverDistDir: path.join(folder, 'server'),
  flushToDisk: true,
  maxMemoryCacheSize: 0,
  revalidatedTags: [],
  _requestHeaders: {},
  ...more,
});

const html = '<p><script>alert(1)</script></p><script>self.__next_f.push([1,"a"])</script>';
const page = () =>
  ({ kind: 'APP_PAGE', html, rscData: Buffer.from('rsc'), headers: {} }) as unknown as CacheValue & { headers: object };
const asPage = { kind: 'APP_PAGE' as never, isFallback: false };
const ownHeaders = {
  'content-security-policy': expect.stringMatching(/^[^;]+; script-src 'self' 'sha256-[^' ]+';/),
  etag: expect.stringMatching(/^"[\w-]{27}"$/),
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prestafaro-pages-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('the page cache without Redis', () => {
  it('keeps a page in the files of Next, with its policy in what is sent and in what is stored', async () => {
    const sent = page();
    await new PageCache(context()).set('/es-ES/a', sent, asPage);
    expect(sent.headers).toEqual(ownHeaders);
    expect((await new PageCache(context()).get('/es-ES/a', asPage))?.value).toMatchObject({
      html,
      headers: ownHeaders,
    });
  });
  it('gives a page its policy that the build has made without one', async () => {
    const built = path.join(folder, 'server/app/es-ES');
    mkdirSync(built, { recursive: true });
    for (const [name, text] of Object.entries({ 'b.html': html, 'b.rsc': 'rsc', 'b.meta': '{"headers":{}}' })) {
      writeFileSync(path.join(built, name), text);
    }
    expect((await new PageCache(context()).get('/es-ES/b', asPage))?.value).toMatchObject({ headers: ownHeaders });
  });
});

it('needs nothing in the proxy, where Next makes a handler too and gives it no folder', async () => {
  vi.stubEnv('REDIS_URL', 'redis://localhost:1');
  expect(() => new PageCache(context({ serverDistDir: undefined as never, fs: undefined as never }))).not.toThrow();
});

it('opens no Redis while the app is built', async () => {
  vi.stubEnv('REDIS_URL', 'redis://localhost:1');
  vi.stubEnv('NEXT_PHASE', 'phase-production-build');
  expect(await new PageCache(context()).get('/es-ES/none', asPage)).toBeNull();
});
