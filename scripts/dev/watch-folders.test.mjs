import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { watchFolders } from './watch-folders.mjs';

const TIMEOUT = 20_000;
const ends = [];
let folder = '';

/** @returns how often changes were reported so far */
function count(names) {
  const onChange = vi.fn(async () => undefined);
  ends.push(watchFolders([folder], names, onChange));
  return () => onChange.mock.calls.length;
}

beforeEach(() => {
  folder = temporaryFolder('watched');
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

test('reports changes of the named files and no others', { timeout: TIMEOUT }, async () => {
  const documents = count(/\.graphql$/);
  const screens = count(/\.tsx$/);
  writeFileSync(join(folder, 'page.tsx'), '');
  await vi.waitUntil(() => screens() > 0, TIMEOUT);
  expect(documents()).toBe(0);
  writeFileSync(join(folder, 'page.graphql'), '');
  await vi.waitUntil(() => documents() > 0, TIMEOUT);
});

test('reports changes in a folder that was made later', { timeout: TIMEOUT }, async () => {
  const documents = count(/\.graphql$/);
  mkdirSync(join(folder, 'feature'));
  let text = 0;
  // Node watches a new folder a moment after it was made. A change is reported when no other follows it at once.
  const write = () => {
    text += 1;
    writeFileSync(join(folder, 'feature/new.graphql'), String(text));
    return documents() > 0;
  };
  await vi.waitUntil(write, { timeout: TIMEOUT, interval: 300 });
});
