import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mediaDetails } from './media-details';
import { mediaList } from './media-list';

const ofStrapi = createRequire(require.resolve('@strapi/strapi/package.json'));

/** A text of the plugin's panel by its id, in one language. */
function textsOf(language: string): Record<string, string> {
  const plugin = path.dirname(ofStrapi.resolve('@strapi/upload/package.json'));
  return ofStrapi(path.join(plugin, `dist/admin/translations/${language}.json.js`));
}

/** Texts of a feature that the free edition does not have. */
const isPaid = (id: string) => /\bai\b|aiMetadata|metadata/i.test(id);

test('media library: every English text has a Spanish one, of Strapi or of ours', () => {
  const spanish = textsOf('es');
  const missing = Object.keys(textsOf('en')).filter(
    (id) => !isPaid(id) && !(id in spanish) && !(`upload.${id}` in mediaDetails) && !(`upload.${id}` in mediaList),
  );
  expect(missing).toEqual([]);
});

test('media library: each text of ours has the values of the English one', () => {
  const english = textsOf('en');
  const valuesOf = (text: string) => new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name));
  for (const [id, text] of Object.entries({ ...mediaDetails, ...mediaList })) {
    const original = english[id.replace(/^upload\./, '')];
    expect(original, id).toBeDefined();
    for (const name of valuesOf(text)) expect(original, id).toContain(`{${name}`);
  }
});
