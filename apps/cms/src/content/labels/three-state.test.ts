import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { EDITORIAL } from '../editorial-types';
import { stateOfValue, THREE_STATE, valueOfState } from './three-state';

test.each([true, false, null])('stateOfValue: shows the stored %s as itself', (value) => {
  expect(valueOfState(stateOfValue(value))).toBe(value);
});

test('stateOfValue: shows a missing value as unknown', () => {
  expect(stateOfValue(undefined)).toBe('unknown');
});

interface Attribute {
  type: string;
  customField?: string;
  required?: boolean;
  default?: boolean;
}

const source = path.join(__dirname, '../..');
const componentFiles = readdirSync(path.join(source, 'components'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file): [string, { attributes: Record<string, Attribute> }] => [
    file,
    JSON.parse(readFileSync(path.join(source, 'components', file), 'utf8')),
  ]);
const types = Object.entries(EDITORIAL).map(
  ([type, { schema }]) => [type, schema as { attributes: Record<string, Attribute> }] as const,
);

test.each([...componentFiles, ...types])(
  '%s: a switch always has a value, and any other fact has three states',
  (_, schema) => {
    const switches = Object.entries(schema.attributes).filter(([, { type }]) => type === 'boolean');
    for (const [name, attribute] of switches) {
      expect({ name, ...attribute }).toMatchObject({ name, required: true, default: expect.any(Boolean) });
    }
    const custom = Object.values(schema.attributes).filter(({ type }) => type === 'customField');
    for (const { customField } of custom) expect(customField).toBe(`global::${THREE_STATE}`);
  },
);
