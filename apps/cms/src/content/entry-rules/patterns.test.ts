import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { patternRule } from './patterns';

const source = path.join(__dirname, '../..');
const schemas = ['api', 'components'].flatMap((folder) =>
  readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(path.join(source, folder, file), 'utf8')),
);
const patterns = new Set(
  schemas.flatMap((text) => [...text.matchAll(/"regex": (".*")/g)].map(([, json]) => JSON.parse(json ?? ''))),
);

test.each([...patterns])('%s: an editor reads what it asks for, not the pattern', (pattern) => {
  expect(patternRule(pattern)).not.toBe(patternRule('unknown'));
});
