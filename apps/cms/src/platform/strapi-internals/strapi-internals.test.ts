import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.join(__dirname, '../..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(tsx?|cjs)$/.test(file) && !file.includes('.test.'),
);
const textOf = (file: string) => readFileSync(path.join(source, file), 'utf8');
const isInternal = (file: string) => file.startsWith(path.join('platform', 'strapi-internals'));

/** Patterns of code that reaches into Strapi. Documented uses are removed before the search. */
const REACHES = [
  /\.plugin\(/,
  /strapi\.plugins\b/,
  /strapi\s*\.(get|add)\(/,
  /\.service\(\s*['"`](admin|plugin)::/,
  /\.query\(\s*['"`](admin|plugin)::/,
  /requestContext/,
  /\.client\b\.?(pool|dialect)/,
  /db\.(dialect|metadata|schema)\b/,
  /__knex/,
  /strapi\.destroy\s*=/,
  /\.prototype\b/,
  /'strapi-admin-/,
  /dist\/src\/node/,
  /\buseForm\(/,
  /plugins\?: \{ i18n/,
  /['"`]\/?content-manager\//,
];
const DOCUMENTED = [
  /strapi\s*\.plugin\('graphql'\)\s*\.service\('extension'\)/g,
  /strapi\s*\.service\('admin::permission'\)\s*\.(actionProvider|conditionProvider)\s*\.registerMany/g,
];

test('only files of strapi-internals reach into Strapi', () => {
  const reaching = files.filter((file) => {
    const text = DOCUMENTED.reduce((rest, use) => rest.replace(use, ''), textOf(file));
    return REACHES.some((reach) => reach.test(text));
  });
  expect(reaching.filter((file) => !isInternal(file))).toEqual([]);
  expect(reaching.length).toBeGreaterThan(0);
});

test('the table of README.md has one row for each file of strapi-internals', () => {
  const rows = [...textOf('platform/strapi-internals/README.md').matchAll(/^\| `([\w-]+\.(?:ts|cjs))` *\|/gm)];
  const internals = files.filter(isInternal).map((file) => path.basename(file));
  expect(rows.map(([, file]) => file).sort()).toEqual(internals.sort());
});
