import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { watchFolders } from './watch-folders.mjs';

const TIMEOUT = 20_000;
const ends = [];
let folder = '';

/** @returns how often changes were reported so far */
async function count(names) {
  const onChange = vi.fn(async () => undefined);
  ends.push(await watchFolders([folder], names, onChange));
  return () => onChange.mock.calls.length;
}

beforeEach(() => {
  folder = temporaryFolder('watched');
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

test('reports changes of the named files and no others', { timeout: TIMEOUT }, async () => {
  const documents = await count(/\.graphql$/);
  const screens = await count(/\.tsx$/);
  writeFileSync(join(folder, 'page.tsx'), '');
  await vi.waitUntil(() => screens() > 0, TIMEOUT);
  expect(documents()).toBe(0);
  writeFileSync(join(folder, 'page.graphql'), '');
  await vi.waitUntil(() => documents() > 0, TIMEOUT);
});

test('reports changes in a folder that was made later', { timeout: TIMEOUT }, async () => {
  const documents = await count(/\.graphql$/);
  mkdirSync(join(folder, 'feature'));
  writeFileSync(join(folder, 'feature/new.graphql'), '');
  await vi.waitUntil(() => documents() > 0, TIMEOUT);
});

test('reports each change of a file that an editor replaces by another', { timeout: TIMEOUT }, async () => {
  const file = join(folder, 'page.graphql');
  writeFileSync(file, '0');
  const documents = await count(/\.graphql$/);
  for (const change of [1, 2, 3]) {
    writeFileSync(join(folder, 'page.new'), String(change));
    renameSync(join(folder, 'page.new'), file);
    await vi.waitUntil(() => documents() === change, TIMEOUT);
  }
  writeFileSync(file, 'in place');
  await vi.waitUntil(() => documents() === 4, TIMEOUT);
});
