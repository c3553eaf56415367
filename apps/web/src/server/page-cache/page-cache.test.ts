import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import PageCache from '@/server/page-cache/page-cache.mjs';
import type { CacheContext, CacheValue } from '../next-internals/page-store.mjs';
import { cacheContext, inlineScript, pretendToBuild } from '../next-internals/testing/samples';

let folder: string;
const context = (more: Partial<CacheContext> = {}) => cacheContext(folder, more);

const html = `<p><script>alert(1)</script></p>${inlineScript}`;
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

// Next keeps pages in a memory of the process, which all test files share: no other file uses these keys.
describe('the page cache without Redis', () => {
  it('stores a page in the files of Next, with its policy in the answer and in the stored page', async () => {
    const sent = page();
    await new PageCache(context()).set('/es-ES/stored', sent, asPage);
    expect(sent.headers).toEqual(ownHeaders);
    expect((await new PageCache(context()).get('/es-ES/stored', asPage))?.value).toMatchObject({
      html,
      headers: ownHeaders,
    });
  });
  it('adds a policy to a page that the build made without one', async () => {
    const built = path.join(folder, 'server/app/es-ES');
    mkdirSync(built, { recursive: true });
    for (const [name, text] of Object.entries({
      'built.html': html,
      'built.rsc': 'rsc',
      'built.meta': '{"headers":{}}',
    })) {
      writeFileSync(path.join(built, name), text);
    }
    expect((await new PageCache(context()).get('/es-ES/built', asPage))?.value).toMatchObject({ headers: ownHeaders });
  });
});

it('works in the proxy, where Next creates a handler without a folder', async () => {
  vi.stubEnv('REDIS_URL', 'redis://localhost:1');
  expect(() => new PageCache(context({ serverDistDir: undefined as never, fs: undefined as never }))).not.toThrow();
});

it('opens no Redis connection while the app is built', async () => {
  vi.stubEnv('REDIS_URL', 'redis://localhost:1');
  pretendToBuild();
  expect(await new PageCache(context()).get('/es-ES/none', asPage)).toBeNull();
});
