import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LOCALIZED } from '../content-types';
import { choiceLabel } from './choices';

interface Schema {
  attributes: Record<string, { type: string; enum?: string[] }>;
}

const components = path.join(__dirname, '../../components');
const schemas: [string, Schema][] = [
  ...readdirSync(components, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file): [string, Schema] => [file, JSON.parse(readFileSync(path.join(components, file), 'utf8'))]),
  ...Object.entries(LOCALIZED).map(([type, { schema }]): [string, Schema] => [type, schema as unknown as Schema]),
];

const choices = schemas.flatMap(([name, { attributes }]) =>
  Object.entries(attributes).flatMap(([attribute, { enum: values }]) =>
    values ? [[`${name} ${attribute}`, values] as const] : [],
  ),
);

test.each(choices)('%s: every choice has a Spanish label of its own', (_, values) => {
  const labels = values.map(choiceLabel);
  expect(labels.filter((label, index) => label === values[index])).toEqual([]);
  expect(new Set(labels).size).toBe(values.length);
});
