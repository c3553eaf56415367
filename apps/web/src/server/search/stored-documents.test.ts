import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { forgetOutages } from '@/cms/testing/forget-outages';
import { closeRedis, openRedis } from '@/server/redis/redis';
import { readStoredDocuments, type StoredDocument, storeDocuments } from '@/server/search/stored-documents';
import { catchLog } from '@/server/testing/catch-log';
import { isRedisInstalled, startRedis } from '@/server/testing/start-redis';
import { isSkippedWithout } from '../../../../../scripts/suites/required-programs.mjs';

const folder = mkdtempSync(join(tmpdir(), 'search-documents-'));
vi.mock('@/cms/environment', () => ({ environment: () => ({ DATA_DIR: folder }) }));
afterAll(() => rmSync(folder, { recursive: true }));

const stored = (documentId: string): StoredDocument => ({
  updatedAt: '2026-11-20T10:00:00.000Z',
  document: { documentId, kind: 'article', title: 'Qué es «ASNEF»', description: '', text: 'Un texto' },
});

describe('without Redis, documents are on the disk', () => {
  it('are read as they were stored, part by part', async () => {
    await storeDocuments('es-ES', 3, [stored('a'), stored('b')]);
    await storeDocuments('es-ES', 4, [stored('c')]);
    expect(await readStoredDocuments('es-ES', [3, 4, 5])).toEqual([stored('a'), stored('b'), stored('c')]);
    expect(await readStoredDocuments('es-MX', [3])).toEqual([]);
  });

  it('are none where a part cannot be read', async () => {
    await storeDocuments('pl-PL', 1, [stored('a')]);
    writeFileSync(join(folder, 'search-documents/pl-PL/2'), 'no gzip');
    expect(await readStoredDocuments('pl-PL', [1, 2])).toEqual([stored('a')]);
  });

  it('a disk that refuses them is logged once, and its return too', async () => {
    const lines = catchLog();
    mkdirSync(join(folder, 'search-documents'), { recursive: true });
    writeFileSync(join(folder, 'search-documents/vi-VN'), 'a file in place of the folder');
    await storeDocuments('vi-VN', 1, [stored('a')]);
    await storeDocuments('vi-VN', 1, [stored('a')]);
    rmSync(join(folder, 'search-documents/vi-VN'));
    await storeDocuments('vi-VN', 1, [stored('a')]);
    expect(lines.map(({ level }) => level)).toEqual(['warn', 'info']);
    vi.restoreAllMocks();
  });
});

describe.skipIf(isSkippedWithout('Redis', isRedisInstalled()))('with Redis, servers share documents', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let other: ReturnType<typeof createClient>;

  beforeAll(async () => {
    redis = await startRedis();
    other = createClient({ url: redis.url });
    other.on('error', () => undefined);
    await other.connect();
    await openRedis(redis.url, []);
  });
  afterAll(async () => {
    await closeRedis();
    if (other.isOpen) await other.disconnect();
    await redis.stop();
    forgetOutages();
    vi.restoreAllMocks();
  });

  it('are read as they were stored, and have a lifetime, because Redis evicts only what has one', async () => {
    await storeDocuments('es-ES', 3, [stored('a')]);
    await storeDocuments('es-ES', 4, [stored('b')]);
    expect(await readStoredDocuments('es-ES', [3, 4, 5])).toEqual([stored('a'), stored('b')]);
    for (const key of await other.keys('*')) expect(await other.ttl(key), key).toBeGreaterThan(3600);
  });

  it('are none after Redis has lost its data', async () => {
    await other.flushAll();
    expect(await readStoredDocuments('es-ES', [3, 4])).toEqual([]);
  });
});
