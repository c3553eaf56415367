import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, vi } from 'vitest';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { watchFolders } from './watch-folders.mjs';

test('reports changes of the named files, also in a folder that was made later, and no others', async () => {
  const folder = temporaryFolder('watched');
  const onChange = vi.fn(async () => undefined);
  const end = watchFolders([folder], /\.graphql$/, onChange);
  try {
    writeFileSync(join(folder, 'page.tsx'), '');
    writeFileSync(join(folder, 'page.graphql'), '');
    await vi.waitUntil(() => onChange.mock.calls.length === 1);
    mkdirSync(join(folder, 'feature'));
    // Node starts to watch a new folder when it is told of it.
    await vi.waitUntil(() => {
      writeFileSync(join(folder, 'feature/new.graphql'), String(Math.random()));
      return onChange.mock.calls.length === 2;
    });
  } finally {
    end();
  }
});
