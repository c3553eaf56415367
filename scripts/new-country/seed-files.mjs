// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { CMS_FOLDER } from '../paths.mjs';
import { moneyFormatOf } from './number-facts.mjs';

/** @typedef {import('./new-site.mjs').NewSite} NewSite */
/** @typedef {import('./country-files.mjs').NewFile} NewFile */

/** What every site has. Articles with their tags and authors, landing pages and calendars belong to one country: they are not copied. */
const LISTS = ['menu.json', 'partners.json', 'offers.json', 'testimonials.json'];
const FOLDERS = ['lenders', 'pages'];

/** Fields that name an entry of the seed which is not copied. */
const NOT_COPIED = ['author', 'reviewer', 'calendar', 'bank', 'banks'];

/**
 * The seed of the new site: settings, menu, offers, lenders and fixed pages of the model, under keys of their own, so that no entry
 * becomes a translation of the model's. `TO-WRITE.md` lists them; a test fails while it is there.
 * @param {NewSite} site
 * @returns {NewFile[]}
 */
export function seedFiles(site) {
  const from = join(CMS_FOLDER, 'seed', site.model.locale);
  const names = [
    ...LISTS,
    'lenders-guide.md',
    ...FOLDERS.flatMap((folder) => readdirSync(join(from, folder)).map((file) => `${folder}/${file}`)),
  ].filter((name) => existsSync(join(from, name)));
  const texts = names.map((name) => ({ name, text: readFileSync(join(from, name), 'utf8') })).filter(isOfEverySite);

  const ownKey = ownKeys(texts, site);
  const copied = texts.map(({ name, text }) => {
    const { dir, name: key, ext } = parse(name);
    const newName = dir === 'lenders' ? `lenders/${ownKey(key)}${ext}` : name;
    if (ext !== '.json') return { name: newName, text: ownMarkdown(text, ownKey) };
    return { name: newName, text: ownJson(name === 'menu.json' ? ownMenu(text, site) : text, ownKey) };
  });
  const settings = ownSettings(readFileSync(join(from, 'settings.json'), 'utf8'), site);
  const all = [{ name: 'settings.json', text: settings }, ...copied];
  return [...all, { name: 'TO-WRITE.md', text: toWrite(all, site) }].map(({ name, text }) => [
    `apps/cms/seed/${site.locale}/${name}`,
    text,
  ]);
}

/** A page that is not fixed is a landing page of the model. @param {{ name: string, text: string }} file */
const isOfEverySite = ({ name, text }) => !name.startsWith('pages/') || /^\s*"?fixedPage"?:/m.test(text);

/**
 * @param {{ name: string, text: string }[]} texts
 * @param {NewSite} site
 * @returns {(key: string) => string} the key of the new site for one of the model, any other text as it is
 */
function ownKeys(texts, { country, model }) {
  const keys = new Set(texts.filter(({ name }) => name.startsWith('lenders/')).map(({ name }) => parse(name).name));
  for (const { name, text } of texts) {
    if (name !== 'menu.json' && LISTS.includes(name))
      for (const { key } of JSON.parse(text)) if (key) keys.add(String(key));
  }
  const prefix = `${country.toLowerCase()}-`;
  const ofModel = new RegExp(`^${model.country.toLowerCase()}-`);
  return (key) => (keys.has(key) ? prefix + key.replace(ofModel, '') : key);
}

/** Without links to pages that are not copied, which the CMS refuses. @param {string} text @param {NewSite} site */
function ownMenu(text, { model }) {
  /** @type {{ groups: { links: { url: string }[] }[] }} */
  const menu = JSON.parse(text);
  for (const group of menu.groups) group.links = group.links.filter(({ url }) => model.fixedPaths.includes(url));
  return JSON.stringify({ ...menu, groups: menu.groups.filter(({ links }) => links.length > 0) });
}

/** @param {string} text @param {(key: string) => string} ownKey */
function ownJson(text, ownKey) {
  const own = JSON.parse(text, (field, value) => {
    if (NOT_COPIED.includes(field)) return undefined;
    return typeof value === 'string' ? ownKey(value) : value;
  });
  return `${JSON.stringify(own, null, 2)}\n`;
}

/** The head of a Markdown file has a field a line. @param {string} text @param {(key: string) => string} ownKey */
function ownMarkdown(text, ownKey) {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text) ?? [];
  const lines = head
    .split('\n')
    .filter((line) => !NOT_COPIED.some((field) => line.startsWith(`${field}:`)))
    .map((line) => line.replace(/^(lender: )(\S+)$/, (_, field, key) => field + ownKey(key)));
  return `---\n${lines.join('\n')}\n---\n${body}`;
}

/** @param {string} text @param {NewSite} site */
function ownSettings(text, { locale, language, country, currency }) {
  const settings = JSON.parse(text);
  const own = {
    ...settings,
    moneyFormat: moneyFormatOf(locale, currency),
    leadId: `pf-${country.toLowerCase()}`,
    providerId: `prestafaro-${country.toLowerCase()}`,
    structuredData: {
      ...settings.structuredData,
      ...{ language, locale: locale.replace('-', '_'), country, currency },
    },
  };
  // Whether an experiment may run in the country is decided in its registry.
  for (const field of Object.keys(own)) if (field.startsWith('experiment')) delete own[field];
  return `${JSON.stringify(own, null, 2)}\n`;
}

/** @param {{ name: string }[]} files @param {NewSite} site */
const toWrite = (files, { name, model }) => `# Still to write

These files have the texts, the figures and the law of ${model.locale}. Rewrite each for ${name} and take it off this list. When the list is
empty, delete this file. Articles, tags, landing pages, authors and calendars are yours to add: the tests of the seed say what
is missing.

${files.map((file) => `- ${file.name}`).join('\n')}
`;
