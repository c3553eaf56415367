// @ts-check
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The tables of facts and of test people that have a line for each country or language. Each entry makes the line of the made-up
 * country from a line of South Africa, or gives one that needs no model.
 * @type {Record<string, { line: RegExp, own: (line: string) => string }>}
 */
const TABLES = {
  'apps/cms/src/delivery/push/messages/catalogue.ts': ofSite(),
  'packages/countries/src/law/forbidden-claims.ts': {
    line: /^const claims: .* = \{$/m,
    own: () => "  eo: { speed: 'tuj', ease: 'facile', certainty: 'certe', debts: 'malgraŭ ŝuldoj' },",
  },
  'packages/countries/src/typed-amounts.ts': {
    line: /^const ofLocale: .* = \{$/m,
    own: () => "  'eo-SM': [['500 €', 500]],",
  },
  'e2e/support/product.ts': ofSite(),
  'e2e/support/applicant.ts': ofSite(),
  'e2e/support/application-words.ts': ofSite(),
};

/** What the type check must name beside the files that the generator makes. */
export const INCOMPLETE_TABLES = [
  ...Object.keys(TABLES),
  // Only tests read these: the visit of the made-up country does without.
  'packages/application/src/form.fixture.ts',
  'packages/countries/src/site.test.ts',
];

/** A table by locale whose entries are lines. */
function ofSite() {
  return {
    line: /^ {2}'en-ZA': .*,$/m,
    own: (/** @type {string} */ line) =>
      line.replace('en-ZA', 'eo-SM').replace('za.localhost', 'sm.localhost').replace("'ZA'", "'SM'"),
  };
}

/** The files in the folder of a country beside the module itself. */
const FACTS = 'accounts documents phones paths law consumer-protection commercial-contact work-calendar'.split(' ');

/**
 * What a developer writes after the generator, for a country of which nothing is true: the facts of South Africa under its name.
 * @param {string} root of a copy of the repository
 */
export function writeMissing(root) {
  const countries = join(root, 'packages/countries/src');
  const edit = (/** @type {string} */ file, /** @type {(text: string) => string} */ change) =>
    writeFileSync(file, change(readFileSync(file, 'utf8')));

  for (const fact of FACTS) {
    const model = readFileSync(join(countries, `south-africa/${fact}.ts`), 'utf8');
    writeFileSync(join(countries, `san-marino/${fact}.ts`), model.replace('{ en: english }', '{ eo: english }'));
  }
  edit(join(countries, 'san-marino/san-marino.ts'), (text) =>
    text.replace("  code: 'SM',", "  code: 'SM',\n  currencyWords: ['eŭroj'],\n  exampleMonthlyIncome: 1_500,"),
  );
  for (const [file, { line, own }] of Object.entries(TABLES)) {
    edit(join(root, file), (text) => text.replace(line, (found) => `${found}\n${own(found)}`));
  }
  edit(join(root, 'e2e/support/invented-documents.ts'), (text) =>
    text.replace(/^ {2}ZA: (.*),$/m, (line, value) => `${line}\n  SM: ${value},`),
  );
  for (const file of sourcesNamed(root, 'esperanto.ts')) {
    edit(file, (text) => text.replace(/^\/\*\* These are the words of .*\n.*\n/m, ''));
  }
}

/**
 * The pages, lenders and offers of the sites that nobody visits: the CMS starts sooner without them. Other sites use their drawings, and
 * the tests read settings.
 * @param {string} root of a copy of the repository
 */
export function removeOtherSeeds(root) {
  const seed = join(root, 'apps/cms/seed');
  for (const { name } of readdirSync(seed, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    if (name === 'eo-SM') continue;
    for (const part of readdirSync(join(seed, name))) {
      if (part !== 'media' && part !== 'settings.json') rmSync(join(seed, name, part), { recursive: true });
    }
  }
}

/** @param {string} root @param {string} name */
const sourcesNamed = (root, name) =>
  ['apps/web/src', 'apps/cms/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(`/${name}`))
      .map((file) => join(root, folder, file)),
  );
