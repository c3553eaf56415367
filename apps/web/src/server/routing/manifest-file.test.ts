import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { readSavedManifest, saveSite, saveTimes } from '@/server/routing/manifest-file';
import { closedSite } from '@/server/routing/site-content';

const folder = mkdtempSync(join(tmpdir(), 'manifest-file-'));
vi.mock('@/cms/environment', () => ({ environment: () => ({ DATA_DIR: folder }) }));
afterAll(() => rmSync(folder, { recursive: true }));

const early = { loadedAt: '2026-03-01T10:00:00.000Z', content: closedSite };
const later = { ...early, loadedAt: '2026-03-01T11:00:00.000Z' };

it('readSavedManifest: a site that did not change is as fresh as its last read, and never older than its content', async () => {
  await saveSite('es-ES', early);
  expect(await readSavedManifest()).toEqual({ 'es-ES': early });
  await saveTimes({ 'es-ES': later });
  expect(await readSavedManifest()).toEqual({ 'es-ES': later });
  await saveTimes({ 'es-ES': early });
  await saveSite('es-ES', later);
  expect(await readSavedManifest()).toEqual({ 'es-ES': later });
});
