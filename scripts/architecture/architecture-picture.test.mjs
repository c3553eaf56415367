import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { ARCHITECTURE_PICTURE, architecturePicture } from './architecture-picture.mjs';
import { folderImports, folderOf } from './folder-imports.mjs';

/** Only stops a run that hangs: dependency-cruiser reads all sources. */
const hookTimeout = 180_000;

test.each([
  ['apps/web/src/server/log/log.ts', { area: 'web', name: 'server' }],
  ['apps/web/src/proxy.ts', { area: 'web', name: 'start-up files' }],
  ['apps/web/src/features/offers/view.tsx', { area: 'web', name: 'features' }],
  ['apps/web/src/features/offers/messages/spanish.ts', { area: 'web', name: 'features/*/messages' }],
  ['apps/cms/src/leads/desk/notes.ts', { area: 'cms', name: 'leads' }],
  ['packages/lending/src/index.ts', { area: 'packages', name: 'lending' }],
  ['@prestafaro/types/etag', { area: 'packages', name: 'types' }],
  ['apps/cms/config/server.ts', undefined],
  ['node_modules/zod/index.js', undefined],
])('folderOf: knows the folder of %s', (file, folder) => {
  expect(folderOf(file)).toEqual(folder);
});

describe('architecturePicture', () => {
  const app = /** @type {const} */ ({ area: 'web', name: 'app' });
  const shell = /** @type {const} */ ({ area: 'web', name: 'shell' });

  test('draws an import of a lower folder and one of a higher folder differently', () => {
    expect(architecturePicture([{ from: app, to: shell }])).toContain('<path class="down"');
    expect(architecturePicture([{ from: app, to: shell }])).not.toContain('<path class="up"');
    expect(architecturePicture([{ from: shell, to: app }])).toContain('<path class="up"');
  });

  test('refuses a folder that has no place in the order', () => {
    const unknown = /** @type {const} */ ({ area: 'web', name: 'new-folder' });
    expect(() => architecturePicture([{ from: app, to: unknown }])).toThrow('web: "new-folder" has no place in STACKS');
  });
});

describe('the picture of the code', () => {
  /** @type {import('./folder-imports.mjs').FolderImport[]} */
  let imports;
  beforeAll(async () => {
    imports = await folderImports();
  }, hookTimeout);

  test('has the imports of packages, of which only the builds are imported', () => {
    expect(imports).toContainEqual({ from: { area: 'web', name: 'cms' }, to: { area: 'packages', name: 'types' } });
  });

  test('has no import of a higher folder in the web app and the packages', () => {
    const elsewhere = imports.filter(({ from }) => from.area !== 'cms');
    expect(architecturePicture(elsewhere)).not.toContain('<path class="up"');
  });

  test('docs/images/architecture.svg is what npm run generate writes', () => {
    expect(readFileSync(ARCHITECTURE_PICTURE, 'utf8')).toBe(architecturePicture(imports));
  });
});
