// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../console/failure.mjs';
import { ROOT } from '../paths.mjs';

/** @typedef {import('./new-site.mjs').NewSite} NewSite */
/** @typedef {import('./country-files.mjs').NewFile} NewFile */

/** A line of a table by country, and one of a table by locale. */
const BY_COUNTRY = /^ {2}[A-Z]{2}: .*,$/;
const BY_LOCALE = /^ {2}'[a-z]{2,3}-[A-Z]{2}'(: .*)?,$/;

/**
 * The lists of countries and sites, with a line for the new one after the last. Tables of facts and tests by country are not among
 * them: the type check names those.
 * @param {NewSite} site
 * @returns {NewFile[]}
 */
export function listFiles(site) {
  const { locale, country, folder, variable } = site;
  const countries = 'packages/countries/src';
  const rulesOf = (/** @type {string} */ name, /** @type {string} */ file) =>
    edited(`${countries}/law/${file}.ts`, (source) =>
      afterLast(
        afterLast(
          source,
          /^import \{ \w+ as \w+ \} from '\.\.\/.*';$/,
          `import { ${name} as ${variable} } from '../${folder}/${file.replace(/-of$/, '')}.ts';`,
        ),
        BY_COUNTRY,
        `  ${country}: ${variable},`,
      ),
    );
  return [
    edited('packages/types/src/country.ts', (source) =>
      afterLast(source, BY_LOCALE, `  '${locale}',`).replace(/(countryCodes = \[[^\]]*)\]/, `$1, '${country}']`),
    ),
    edited(`${countries}/registry.ts`, (source) =>
      afterLast(
        afterLast(
          source,
          /^import \{ \w+ \} from '\.\/.*\/.*';$/,
          `import { ${variable} } from './${folder}/${folder}.ts';`,
        ),
        BY_COUNTRY,
        `  ${country}: ${variable},`,
      ),
    ),
    edited(`${countries}/load-country-rules.ts`, (source) =>
      afterLast(
        source,
        BY_COUNTRY,
        `  ${country}: () => import('./${folder}/${folder}.ts').then(({ ${variable} }) => ${variable}),`,
      ),
    ),
    rulesOf('commercialContact', 'commercial-contact'),
    rulesOf('workCalendars', 'work-calendar-of'),
    rulesOf('consumerProtection', 'consumer-protection-of'),
    edited('apps/web/src/messages/catalogues.ts', (source) =>
      afterLast(source, BY_LOCALE, `  '${locale}': () => import('@/messages/${locale.toLowerCase()}'),`),
    ),
  ];
}

/** @param {string} file @param {(source: string) => string} edit @returns {NewFile} */
export function edited(file, edit) {
  try {
    return [file, edit(readFileSync(join(ROOT, file), 'utf8'))];
  } catch (error) {
    if (error instanceof Failure) throw new Failure(`${file}: ${error.message}`, { hint: error.hint });
    throw error;
  }
}

/**
 * @param {string} source
 * @param {RegExp} pattern of a line
 * @param {string} line that comes after the last such line
 */
export function afterLast(source, pattern, line) {
  const lines = source.split('\n');
  const last = lines.findLastIndex((text) => pattern.test(text));
  if (last < 0) {
    throw new Failure('the list of countries does not look as this command knows it.', {
      hint: 'Has the list moved? Change scripts/new-country/list-files.mjs with it.',
    });
  }
  return lines.toSpliced(last + 1, 0, line).join('\n');
}
