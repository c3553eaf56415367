import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryCodes, locales } from '@prestafaro/types/country';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** A quoted country code or locale, or a table by country code. Code with one of these decides something by country. */
const named = new RegExp(
  `(['"\`])(?:${[...countryCodes, ...locales].join('|')})\\1|[{,\\s](?:${countryCodes.join('|')}):\\s`,
);

/** Files that may name a country, each with the reason. */
const allowed: readonly RegExp[] = [
  // The countries themselves, and the list of their codes.
  /^packages\/countries\/src\//,
  /^packages\/types\/src\/country\.ts$/,
  // A country's messages and seed.
  /\/messages\//,
  /^apps\/cms\/seed\//,
  // Tests, their support, and the invented data of the gallery.
  /\.(?:test|fixture|examples)\.tsx?$|\/tests?\/|\/testing\/|\/sample-[\w-]+\.tsx?$/,
  // Generated code.
  /\/generated\//,
  // The examples in the explanation of each variable, and the default of DEFAULT_COUNTRY.
  /^packages\/types\/src\/environment\//,
  // A registry: each experiment lists the countries that run it.
  /^packages\/types\/src\/experiment\.ts$/,
  // The language of the admin panel, not of a site.
  /\/admin\/desk\/day-filter\.tsx$/,
];

function sourceFiles(): string[] {
  const patterns = ['apps/*.ts', 'apps/*.tsx', 'apps/*.mjs', 'packages/*.ts'];
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  });
  // A file that was deleted and not yet committed is still listed.
  const present = listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
  return present.filter((file) => !allowed.some((pattern) => pattern.test(file)));
}

test('no code outside packages/countries, messages and seeds names a country or a site', () => {
  const files = sourceFiles();
  expect(files.length).toBeGreaterThan(500);
  const naming = files.filter((file) => named.test(withoutComments(readFileSync(join(root, file), 'utf8'))));
  expect(naming).toEqual([]);
});

test('the search finds a planted country and a planted site, and ignores comments', () => {
  expect(named.test(`if (country === 'ZA') return 1;`)).toBe(true);
  expect(named.test('siteOfLocale("uk-UA")')).toBe(true);
  expect(named.test('const starts = { ES: 1, MX: 7 }')).toBe(true);
  expect(named.test(withoutComments(`/** As in 'ZA'. */ const list = ['a']; // or 'ES'`))).toBe(false);
});

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
}
