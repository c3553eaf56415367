import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withDemoDelivery } from '../src/content/seed/demo-delivery';
import { readSeeds } from '../src/content/seed/read-seed';

interface Attribute {
  type: string;
  maxLength?: number;
  required?: boolean;
  enum?: string[];
  component?: string;
  components?: string[];
}
type Attributes = Record<string, Attribute>;

const source = path.join(__dirname, '../src');
const attributesOf = (file: string) =>
  (JSON.parse(readFileSync(path.join(source, file), 'utf8')) as { attributes: Attributes }).attributes;

const types = new Map<string, Attributes>(
  readdirSync(path.join(source, 'api'))
    .filter((name) => readdirSync(path.join(source, 'api', name)).includes('content-types'))
    .map((name) => [name, attributesOf(`api/${name}/content-types/${name}/schema.json`)]),
);
const components = new Map<string, Attributes>(
  readdirSync(path.join(source, 'components')).flatMap((folder) =>
    readdirSync(path.join(source, 'components', folder))
      .filter((file) => file.endsWith('.json'))
      .map((file) => [`${folder}.${path.parse(file).name}`, attributesOf(`components/${folder}/${file}`)] as const),
  ),
);

/** What the CMS would refuse, by the schemas: a text that is too long, a missing value, a value that is no choice. */
function problemsIn(data: Record<string, unknown>, attributes: Attributes, place: string): string[] {
  return Object.entries(attributes).flatMap(([field, attribute]) => {
    const value = data[field];
    const here = `${place}.${field}`;
    const isEmpty = value === undefined || value === null || value === '';
    if (isEmpty) return attribute.required && attribute.type !== 'boolean' ? [`${here} is missing`] : [];
    if (typeof value === 'string') {
      if (attribute.maxLength !== undefined && value.length > attribute.maxLength)
        return [`${here} has ${value.length} characters of ${attribute.maxLength}: ${value.slice(0, 60)}`];
      if (attribute.enum && !attribute.enum.includes(value)) return [`${here} cannot be ${value}`];
    }
    if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') return [];
    const parts = Array.isArray(value) ? value : [value];
    return (parts as Record<string, unknown>[]).flatMap((part, index) => {
      const name = attribute.component ?? `blocks.${part.type}`;
      const known = components.get(name);
      return known ? problemsIn(part, known, `${here}[${index}]`) : [`${here}: there is no ${name}`];
    });
  });
}

test.each(readSeeds(__dirname))(
  '$locale has no value that the CMS would refuse when it loads the seed',
  ({ entries }) => {
    const loaded = entries.map((entry) => withDemoDelivery(entry, 'http://127.0.0.1:8787/'));
    const problems = loaded.flatMap(({ type, key, data }) => problemsIn(data, types.get(type) ?? {}, `${type} ${key}`));
    expect(problems).toEqual([]);
  },
);

test('a text that is too long, a missing value and a foreign choice are found, in parts as well', () => {
  const { lender } = Object.fromEntries(types);
  const found = problemsIn(
    { name: 'x', strengths: [{ text: 'x'.repeat(61) }], agreement: 'friendship' },
    lender ?? {},
    'lender',
  );
  expect(found).toEqual(expect.arrayContaining([expect.stringContaining('strengths[0].text has 61 characters of 60')]));
  expect(found).toEqual(expect.arrayContaining(['lender.agreement cannot be friendship', 'lender.slug is missing']));
});
