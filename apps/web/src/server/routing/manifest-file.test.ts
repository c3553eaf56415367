import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { readSavedManifest, saveSite, saveTimes } from '@/server/routing/manifest-file';
import { closedSite } from '@/server/routing/site-content';
import { testLoads } from '@/server/testing/manifest';

const folder = mkdtempSync(join(tmpdir(), 'manifest-file-'));
const folderOfManifest = join(folder, 'route-manifest');
vi.mock('@/cms/environment', () => ({ environment: () => ({ DATA_DIR: folder }) }));
beforeEach(() => rmSync(folderOfManifest, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const early = { loadedAt: '2026-03-01T10:00:00.000Z', content: closedSite };
const later = { ...early, loadedAt: '2026-03-01T11:00:00.000Z' };
const spanish = testLoads()['es-ES'];

it('readSavedManifest: a site that did not change is as fresh as its last read, and never older than its content', async () => {
  await saveSite('es-ES', early);
  expect(await readSavedManifest()).toEqual({ 'es-ES': early });
  await saveTimes({ 'es-ES': later });
  expect(await readSavedManifest()).toEqual({ 'es-ES': later });
  await saveTimes({ 'es-ES': early });
  await saveSite('es-ES', later);
  expect(await readSavedManifest()).toEqual({ 'es-ES': later });
});

it('readSavedManifest: parses no row of a site before somebody asks for its list, and then those of that list', async () => {
  await saveSite('es-ES', spanish);
  const parse = vi.spyOn(JSON, 'parse');
  const content = (await readSavedManifest())['es-ES']?.content;
  const parsed = () => parse.mock.calls.filter(([text]) => text.includes('"slug"'));
  expect(parsed()).toEqual([]);
  expect(content?.articles).toEqual(spanish.content.articles);
  expect(content?.articles).toBe(content?.articles);
  expect(parsed()).toHaveLength(1);
  parse.mockRestore();
  expect(content).toEqual(spanish.content);
});

it('readSavedManifest: leaves out a site whose file is cut off or changed, or was written by a release with other fields', async () => {
  const file = join(folderOfManifest, 'es-ES.jsonl');
  await saveSite('es-ES', spanish);
  const whole = readFileSync(file, 'utf8');
  const damages = [
    whole.slice(0, -1),
    whole.replace('/viejo', '/otro'),
    whole.replace('"version":6', '"version":5'),
    '',
  ];
  for (const damaged of damages) {
    writeFileSync(file, damaged);
    expect(await readSavedManifest()).toEqual({});
  }
  writeFileSync(file, whole);
  expect(await readSavedManifest()).toEqual({ 'es-ES': spanish });
});
