// @ts-check

import { describe, expect, test } from 'vitest';
import { countryOf, locales, siteOfLocale } from '../../packages/countries/dist/index.js';
import { countryFiles } from './country-files.mjs';
import { afterLast, listFiles } from './list-files.mjs';
import { checkAsked, describeSite } from './new-site.mjs';
import { moneyFormatOf, percentSignOf, pluralCategoriesOf, weekStartOf } from './number-facts.mjs';
import { seedFiles } from './seed-files.mjs';
import { wordFiles } from './word-files.mjs';

const portugal = { locale: 'pt-PT', currency: 'EUR', timeZone: 'Europe/Lisbon', like: 'es-ES' };
const nigeria = { locale: 'en-NG', currency: 'NGN', timeZone: 'Africa/Lagos', like: 'en-ZA' };

describe('the facts of CLDR', () => {
  test.each(locales)('%s has the plural categories and the first day of the week that its module states', (locale) => {
    const { language, country, pluralCategories } = siteOfLocale(locale);
    expect(pluralCategoriesOf(language)).toEqual(pluralCategories);
    expect(weekStartOf(country)).toBe(countryOf(country).weekStart);
  });

  // Malaysia and Vietnam write an amount in another way than CLDR, and Spain and Ukraine have a norm of their own.
  test.each(/** @type {const} */ (['en-PH', 'en-ZA', 'es-MX', 'pl-PL', 'vi-VN', 'ru-KZ']))(
    '%s writes money and percentages as its module states',
    (locale) => {
      const { country, moneyFormat, percentSign } = siteOfLocale(locale);
      const { decimals, ...format } = moneyFormatOf(locale, countryOf(country).currency);
      expect(moneyFormat).toMatchObject(format);
      expect(percentSignOf(locale)).toBe(percentSign);
    },
  );
});

describe('describeSite', () => {
  test('derives the names of folder, variable and language', async () => {
    const site = await describeSite({ ...nigeria, locale: 'fr-CI', currency: 'XOF', timeZone: 'Africa/Abidjan' });
    expect(site).toMatchObject({ country: 'CI', folder: 'cote-d-ivoire', variable: 'coteDIvoire' });
    expect(site).toMatchObject({ languageName: 'french', isNewLanguage: true });
    expect(await describeSite(nigeria)).toMatchObject({ languageName: 'english', isNewLanguage: false });
  });
});

describe('checkAsked', () => {
  test.each([
    [{ locale: 'portugal' }, /"portugal" is not a language and a country/],
    [{ locale: 'es-ES' }, /ES is a country of the product already/],
    [{ currency: 'euro' }, /"euro" is not a currency/],
    [{ timeZone: 'Lisbon' }, /"Lisbon" is not a time zone/],
    [{ like: 'es' }, /"es" is not a site. One of: .*, es-ES, /],
    [{ locale: 'en-NG' }, /es-ES is in another language than en-NG. Sites in that language: en-MY, en-PH, en-ZA/],
  ])('refuses %o and says what it should be', (change, message) => {
    expect(() => checkAsked({ ...portugal, ...change })).toThrow(message);
  });
});

describe('the files', () => {
  test('a new language gets all catalogues, a known one only those that name authorities', async () => {
    const catalogues = async (/** @type {typeof portugal} */ asked, /** @type {string} */ name) =>
      wordFiles(await describeSite(asked))
        .map(([file]) => file)
        .filter((file) => file.endsWith(`/${name}.ts`));
    expect((await catalogues(portugal, 'portuguese')).length).toBeGreaterThan(15);
    expect(await catalogues(nigeria, 'english-of-nigeria')).toEqual([
      'apps/web/src/features/application/messages/english-of-nigeria.ts',
      'apps/web/src/messages/shell/english-of-nigeria.ts',
      'apps/cms/src/delivery/mail/messages/english-of-nigeria.ts',
    ]);
  });

  test('each copied catalogue has one line that the type check refuses', async () => {
    const copied = wordFiles(await describeSite(portugal)).filter(([file]) => file.endsWith('/portuguese.ts'));
    for (const [file, text] of copied) {
      expect(text.match(/^const wordsOf: 'pt-PT' = 'es-ES';$/gm), file).toHaveLength(1);
      expect(text, file).toMatch(/^export const portuguese\b/m);
    }
  });

  test('the lists have a line of the new country and keep the others', async () => {
    const files = Object.fromEntries(listFiles(await describeSite(portugal)));
    expect(files['packages/types/src/country.ts']).toContain("'UA', 'PT'] as const");
    expect(files['packages/types/src/country.ts']).toContain("  'ru-UA',\n  'pt-PT',\n");
    expect(files['packages/countries/src/registry.ts']).toContain('  UA: ukraine,\n  PT: portugal,\n');
    expect(() => afterLast('nothing', /^x$/, 'y')).toThrow('does not look as this command knows it');
  });

  test('the folder of the country states no fact that only a person can know', async () => {
    const files = Object.fromEntries(countryFiles(await describeSite(portugal)));
    expect(files['packages/countries/src/portugal/law.ts']).toContain('law: CountryLaw = {};');
    expect(files['packages/countries/src/portugal/portugal.ts']).not.toContain('exampleMonthlyIncome');
  });

  test.each([portugal, nigeria])('the seed shares no key with that of its model', async (asked) => {
    const site = await describeSite(asked);
    const files = seedFiles(site);
    const keys = files
      .filter(([file]) => /seed\/[^/]+\/(?:offers|partners|testimonials)\.json$/.test(file))
      .flatMap(([, text]) => JSON.parse(text).map((/** @type {{ key?: string }} */ { key }) => key))
      .filter((key) => key !== undefined);
    expect(keys.length).toBeGreaterThan(5);
    for (const key of keys) expect(key).toMatch(new RegExp(`^${site.country.toLowerCase()}-`));
    const lenders = files.filter(([file]) => file.includes('/lenders/'));
    expect(lenders.length).toBeGreaterThan(5);
    for (const [file] of lenders) expect(file).toContain(`/lenders/${site.country.toLowerCase()}-`);
  });

  test('the seed names every text that is still to write', async () => {
    const files = seedFiles(await describeSite(nigeria));
    const list = files.find(([file]) => file.endsWith('/TO-WRITE.md'))?.[1] ?? '';
    for (const [file] of files.slice(0, -1)) expect(list).toContain(`- ${file.replace('apps/cms/seed/en-NG/', '')}\n`);
  });
});
