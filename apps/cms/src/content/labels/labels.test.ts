import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALIZED, LOCALIZED_TYPES, VISITOR_TYPES } from '../content-types';
import { COMPONENT_LABELS } from './component-labels';
import { interfaceNames } from './interface-names';
import type { ContentTypeLabels } from './label-types';
import { findMissingLabels } from './missing-labels';

interface Schema {
  info: { displayName: string };
  attributes: Record<string, { type: string; enum?: string[]; required?: boolean }>;
}

const source = path.join(__dirname, '../..');
const read = (...parts: string[]): Schema => JSON.parse(readFileSync(path.join(source, ...parts), 'utf8'));

const types = LOCALIZED_TYPES.map((type) => ({
  uid: type as string,
  schema: read('api', type, 'content-types', type, 'schema.json'),
  labels: LOCALIZED[type].labels as ContentTypeLabels | undefined,
}));
const components = readdirSync(path.join(source, 'components')).flatMap((category) =>
  readdirSync(path.join(source, 'components', category)).map((file) => {
    const uid = `${category}.${path.basename(file, '.json')}`;
    return {
      uid,
      schema: read('components', category, file),
      labels: COMPONENT_LABELS[uid] as ContentTypeLabels | undefined,
    };
  }),
);
const models = [...types, ...components];

/** Types of fields that Strapi shows across the whole form; it refuses another width. */
const FULL_WIDTH = ['component', 'dynamiczone', 'richtext'];

/** Types of fields into which an editor writes; a date has a calendar. */
const WRITTEN = ['string', 'text', 'richtext', 'integer', 'decimal', 'uid', 'email'];

/** Visitors wrote their texts. */
const OF_VISITORS: readonly string[] = VISITOR_TYPES;

describe.each(models)('the form of $uid', ({ uid, schema, labels }) => {
  const fields = Object.keys(schema.attributes);

  test('has a label and a row for every field, a label for every choice of the schema, and no other', () => {
    const modelUid = uid.includes('.') ? uid : `api::${uid}.${uid}`;
    expect(findMissingLabels({ [modelUid]: schema })).toEqual([]);
  });

  test('has labels and help texts within the limits of the admin', () => {
    for (const [name, { label, help }] of Object.entries(labels?.fields ?? {})) {
      // The admin reads a label as an ICU message: braces and tags would break it.
      expect(label, name).toMatch(/^[^{}<>']{2,40}$/);
      expect(help, name).toMatch(/^.{10,160}$/);
    }
  });

  test('gives an example of every text and number that an editor writes', () => {
    const written = Object.entries(labels?.fields ?? {}).filter(
      ([name, field]) =>
        WRITTEN.includes(schema.attributes[name]?.type ?? '') &&
        !(field.isComputed || field.isInternal || field.isRetired || OF_VISITORS.includes(uid)),
    );
    for (const [name, { help }] of written) expect(help, name).toMatch(/Ejemplo|Como /);
  });

  test('names no stored value of a choice: editors read labels', () => {
    for (const { help } of Object.values(labels?.fields ?? {})) expect(help).not.toMatch(/[a-z_]+ = /);
  });

  test('shows no field twice and no retired or internal field, in rows of at most 12 columns', () => {
    const rows = labels?.rows ?? [];
    const inRows = rows.flatMap((row) => Object.keys(row));
    expect(inRows.filter((field, index) => inRows.indexOf(field) !== index)).toEqual([]);
    expect(inRows.filter((field) => labels?.fields[field]?.isRetired || labels?.fields[field]?.isInternal)).toEqual([]);
    for (const row of rows) {
      const sizes = Object.values(row).map(Number);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12);
    }
    const full = fields.filter((field) => FULL_WIDTH.includes(schema.attributes[field]?.type ?? ''));
    for (const field of full) expect(rows).toContainEqual({ [field]: 12 });
  });
});

describe('the fields that the web app of the earlier release requests', () => {
  const retired = models.flatMap(({ uid, schema, labels }) =>
    Object.entries(labels?.fields ?? {})
      .filter(([, { isRetired }]) => isRetired)
      .map(([field]) => ({ name: `${uid} ${field}`, attribute: schema.attributes[field] })),
  );

  test('stay in the schema for one more release', () => {
    expect(retired.map(({ name }) => name)).toEqual([
      'article views',
      'site-setting lendersCount',
      'comment isVerifiedCustomer',
      'settings.simulator maxAprPercent',
    ]);
  });

  test('are not required, because no form has them', () => {
    expect(retired.filter(({ attribute }) => attribute?.required)).toEqual([]);
  });
});

test('COMPONENT_LABELS: has every component and no other', () => {
  expect(Object.keys(COMPONENT_LABELS).sort()).toEqual(components.map(({ uid }) => uid).sort());
});

test('interfaceNames: has a Spanish name for every type, component and category, by the id of the admin', () => {
  const categories = new Set(components.map(({ uid }) => uid.split('.')[0]));
  const ids = [
    ...types.map(({ schema }) => schema.info.displayName),
    ...components.map(({ uid }) => uid),
    ...categories,
  ];
  expect(Object.keys(interfaceNames()).sort()).toEqual([...ids].sort());
});
