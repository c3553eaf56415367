// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '../console/failure.mjs';
import { CMS_FOLDER, ROOT, WEB_FOLDER } from '../paths.mjs';

/**
 * @typedef {object} NewSite
 * @property {string} locale `pt-PT`
 * @property {string} country `PT`
 * @property {string} language `pt`
 * @property {string} name of the country, in English
 * @property {string} folder `south-africa`
 * @property {string} variable `southAfrica`
 * @property {string} languageName one word, as the files of messages are named: `portuguese`
 * @property {boolean} isNewLanguage no other site is in this language
 * @property {string} currency ISO 4217
 * @property {string} timeZone
 * @property {Model} model the site whose words and seed are taken
 *
 * @typedef {object} Model
 * @property {string} locale
 * @property {string} country
 * @property {string} language
 * @property {string} folder
 * @property {readonly string[]} fixedPaths the paths of the pages that every site has
 *
 * @typedef {{ locale: string, country: string, language: string }} Site
 * @typedef {object} Countries what the built package says of the sites
 * @property {readonly string[]} fixedPageIds
 * @property {(locale: string) => Site} siteOfLocale
 *
 * @typedef {{ fixedPath(locale: string, id: string): string }} Addresses
 */

/** Each site has its folder in it. */
const SEED_FOLDER = join(CMS_FOLDER, 'seed');

const LOCALE = /^([a-z]{2,3})-([A-Z]{2})$/;

const EXAMPLE = 'npm run new-country -- pt-PT --currency EUR --time-zone Europe/Lisbon --like es-ES';

/** @typedef {{ locale?: string, currency?: string, timeZone?: string, like?: string }} Asked the words of the command */

/**
 * Checks the words about the new country. It needs no built package, so that a wrong word is refused at once.
 * @param {Asked} asked
 * @throws {Failure} that names the word that is wrong
 */
export function checkAsked({ locale, currency, timeZone, like }) {
  const locales = readdirSync(SEED_FOLDER)
    .filter((name) => LOCALE.test(name))
    .sort();
  const [, language, country] = LOCALE.exec(locale ?? '') ?? [];
  if (!locale || !language || !country)
    throw wrong(`"${locale ?? ''}" is not a language and a country, such as pt-PT.`);
  if (locales.some((other) => other.endsWith(`-${country}`))) {
    throw new Failure(`${country} is a country of the product already.`, {
      hint: 'README.md, “A language of a country”, says how it gets another language.',
    });
  }
  if (!isCurrency(currency)) throw wrong(`"${currency ?? ''}" is not a currency of ISO 4217, such as EUR.`);
  if (!isTimeZone(timeZone)) throw wrong(`"${timeZone ?? ''}" is not a time zone, such as Europe/Lisbon.`);
  if (!like || !locales.includes(like)) throw wrong(`"${like ?? ''}" is not a site. One of: ${locales.join(', ')}.`);
  const sameLanguage = locales.filter((other) => other.startsWith(`${language}-`));
  if (sameLanguage.length > 0 && !sameLanguage.includes(like)) {
    // The new site would share the catalogues of the model.
    throw wrong(`${like} is in another language than ${locale}. Sites in that language: ${sameLanguage.join(', ')}.`);
  }
  return { locale, language, country, currency, timeZone, like, isNewLanguage: sameLanguage.length === 0 };
}

/**
 * Everything that follows from a few words about the new country.
 * @param {Asked} asked
 * @returns {Promise<NewSite>}
 * @throws {Failure} that names the word that is wrong
 */
export async function describeSite(asked) {
  const { like, ...checked } = checkAsked(asked);
  const { siteOfLocale } = /** @type {Countries} */ (await importPackage('countries'));
  const name = nameOf('region', checked.country);
  const folder = kebab(name);
  return {
    ...checked,
    name,
    folder,
    variable: folder.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
    languageName: kebab(nameOf('language', checked.language)),
    model: await modelOf(siteOfLocale(like)),
  };
}

/** @param {string} name of a package @returns {Promise<unknown>} its build */
const importPackage = (name) => import(pathToFileURL(join(ROOT, `packages/${name}/dist/index.js`)).href);

/** @param {Site} site @returns {Promise<Model>} */
async function modelOf(site) {
  const { locale, country, language } = site;
  const folder = kebab(nameOf('region', country));
  for (const needed of [
    join(ROOT, 'packages/countries/src', folder),
    join(SEED_FOLDER, locale),
    join(WEB_FOLDER, `src/messages/${locale.toLowerCase()}.ts`),
  ]) {
    if (!existsSync(needed)) throw new Failure(`${locale} cannot be the model: ${needed} does not exist.`);
  }
  const { fixedPath } = /** @type {Addresses} */ (await importPackage('addresses'));
  const { fixedPageIds } = /** @type {Countries} */ (await importPackage('countries'));
  const fixedPaths = fixedPageIds.map((id) => fixedPath(locale, id));
  return { locale, country, language, folder, fixedPaths };
}

/** @param {string} message */
const wrong = (message) => new Failure(message, { hint: `Such as: ${EXAMPLE}` });

/** @param {'region' | 'language'} type @param {string} code */
const nameOf = (type, code) => new Intl.DisplayNames(['en'], { type }).of(code) ?? code;

/** @param {string} name `Côte d’Ivoire` @returns {string} `cote-d-ivoire` */
const kebab = (name) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** @param {string | undefined} code @returns {code is string} */
const isCurrency = (code) => code !== undefined && Intl.supportedValuesOf('currency').includes(code);

/** @param {string | undefined} name @returns {name is string} */
function isTimeZone(name) {
  try {
    return name !== undefined && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
