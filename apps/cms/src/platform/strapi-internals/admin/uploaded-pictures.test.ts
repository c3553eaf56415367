import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chosenFolder, pictureWithoutText } from './uploaded-pictures';

const file = { id: 7, name: 'faro.png', url: '/uploads/faro.png', mime: 'image/png', alternativeText: null };
const stored = (change: object = {}) => ({
  type: 'uploadProgress/setFileComplete',
  payload: { file: { ...file, ...change }, uploadId: 3 },
});

test('pictureWithoutText: returns the stored picture that has no alternative text', () => {
  const picture = { id: 7, name: 'faro.png', thumbnail: '/uploads/faro.png' };
  expect(pictureWithoutText(stored())).toEqual(picture);
  expect(pictureWithoutText(stored({ alternativeText: ' ' }))).toEqual(picture);
});

test('pictureWithoutText: names the small version of a picture that has one', () => {
  const formats = { thumbnail: { url: '/uploads/thumbnail_faro.png' } };
  expect(pictureWithoutText(stored({ formats }))?.thumbnail).toBe('/uploads/thumbnail_faro.png');
});

test.each([
  stored({ alternativeText: 'Un faro' }),
  stored({ mime: 'application/pdf' }),
  { ...stored(), type: 'uploadProgress/setFileUploading' },
  { type: 'uploadProgress/setFileComplete' },
  undefined,
])('pictureWithoutText: returns null for %o', (action) => {
  expect(pictureWithoutText(action)).toBeNull();
});

test('chosenFolder: returns the folder that the CMS chose, and null for one that was asked for', () => {
  expect(chosenFolder(stored({ folder: { id: 1, name: 'España' } }))).toEqual({ name: 'España', uploadId: 3 });
  for (const folder of [1, null, undefined]) expect(chosenFolder(stored({ folder }))).toBeNull();
  expect(chosenFolder({ type: 'uploadProgress/setFileUploading' })).toBeNull();
});

test('the panel and its media library have what this file touches', () => {
  const strapi = createRequire(__filename).resolve('@strapi/strapi/package.json');
  const read = (name: string, file: string) =>
    readFileSync(path.join(path.dirname(createRequire(strapi).resolve(`${name}/package.json`)), file), 'utf8');
  const progress = read('@strapi/upload', 'dist/admin/future/store/uploadProgress.mjs');
  expect(progress).toContain("name: 'uploadProgress'");
  expect(progress).toContain('setFileComplete (state, action)');
  expect(progress).toContain('const { index, file, uploadId, completedAt } = action.payload;');
  // The folder of the answer is kept, whether it is a number or has a name.
  const api = read('@strapi/upload', 'dist/admin/future/services/api.mjs');
  expect(api).toContain('withTargetFolder = (file, folder)=>file.folder != null ? file : {');
  const assets = read('@strapi/upload', 'dist/admin/future/services/assets.mjs');
  expect(assets).toMatch(/url: `\/upload\/files\/\$\{id\}`,\s+method: 'PUT'/);
  expect(assets).toMatch(/type: 'Asset',\s+id: 'LIST'/);
  expect(read('@strapi/admin', 'dist/admin/admin/src/services/api.mjs')).toContain("reducerPath: 'adminApi'");
  expect(read('@strapi/admin', 'dist/admin/admin/src/App.mjs')).toContain("startsWith('future-global::')");
});
