import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { EDITORIAL_TYPES, editorialEntry } from './editorial-types';

interface SchemaFile {
  info: { singularName: string };
  options?: { draftAndPublish?: boolean };
  pluginOptions?: { i18n?: { localized?: boolean } };
  attributes: Record<string, { type: string }>;
}

const folder = path.join(__dirname, '../api');
const schemas = readdirSync(folder)
  .map((type) => path.join(folder, type, 'content-types', type, 'schema.json'))
  .filter((file) => existsSync(file))
  .map((file): SchemaFile => JSON.parse(readFileSync(file, 'utf8')));

test('EDITORIAL_TYPES: has every type with drafts and no other', () => {
  const withDrafts = schemas.filter(({ options }) => options?.draftAndPublish).map(({ info }) => info.singularName);
  expect([...EDITORIAL_TYPES].sort()).toEqual(withDrafts.sort());
});

describe.each(EDITORIAL_TYPES)('%s', (type) => {
  const entry = editorialEntry(type);
  const schema = schemas.find(({ info }) => info.singularName === type);

  test('has a localised schema of the same name', () => {
    expect(entry.schema.info.singularName).toBe(type);
    expect(schema?.pluginOptions?.i18n?.localized).toBe(true);
  });

  test('names only unique attributes and relations that its schema has', () => {
    const attributes = schema?.attributes ?? {};
    expect(Object.keys(attributes)).toEqual(expect.arrayContaining(Object.keys(entry.unique)));
    for (const relation of entry.shownBy) expect(attributes[relation]?.type).toBe('relation');
  });
});
