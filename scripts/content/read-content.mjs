// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../paths.mjs';
import { readSeedEntries } from '../seed-entries.mjs';

/** @typedef {import('../seed-entries.mjs').SeedEntry} SeedEntry */

/**
 * @typedef {object} ContentText an article or an SEO page of the seed, as a reader has it
 * @property {'article' | 'seo'} kind
 * @property {string} path its address
 * @property {string} text everything in its blocks that is read, a line for each text, without marks
 * @property {readonly string[]} links addresses of the site in its texts, without repeats
 * @property {number} sources
 */

/** @param {string} name of a built package */
const builtPackage = (name) => import(pathToFileURL(join(ROOT, `packages/${name}/dist/index.js`)).href);

/**
 * The published articles and SEO pages of a site.
 * @param {string} locale
 * @returns {Promise<ContentText[]>}
 */
export async function readContent(locale) {
  const { contentPath } = await builtPackage('addresses');
  const site = (await builtPackage('countries')).siteOfLocale(locale);
  const entries = await readSeedEntries(locale);
  return entries
    .filter(({ isDraft }) => !isDraft)
    .filter(({ type, data }) => type === 'article' || (type === 'page' && data.kind === 'seo'))
    .map(({ type, data }) => contentOf(type, data, contentPath(site, { type, ...data })));
}

/**
 * @param {string} type
 * @param {SeedEntry['data']} data
 * @param {string} path
 * @returns {ContentText}
 */
function contentOf(type, data, path) {
  const written = textsOf([data.lead, data.blocks]);
  return {
    kind: type === 'article' ? 'article' : 'seo',
    path,
    text: written.map(plain).join('\n'),
    links: [...new Set([...written.flatMap(linksIn), ...addressesIn(data.blocks)])].filter((link) => link !== path),
    sources: Array.isArray(data.sources) ? data.sources.length : 0,
  };
}

/** Fields that choose something and are not read. */
const UNREAD = new Set(['type', 'tone', 'url', 'icon', 'author', 'image', 'imagePosition']);

/** @param {unknown} value @returns {string[]} */
function textsOf(value) {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (UNREAD.has(name) ? [] : textsOf(inner)));
}

/** @param {unknown} value @returns {string[]} */
function addressesIn(value) {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'url' && typeof inner === 'string' && inner.startsWith('/') ? [inner] : addressesIn(inner),
  );
}

/** @param {string} text */
const linksIn = (text) => [...text.matchAll(/\]\((\/[^)#?\s]*)/g)].map(([, link]) => String(link));

/** A text without the marks of Markdown, and with a number in place of a figure that is computed. @param {string} text */
const plain = (text) =>
  text
    .replace(/\{\w+ [^{}]*\}/g, '100 €')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*\|?[\s:|-]+\|?\s*$/gm, '')
    .replace(/\s*\|\s*/g, '. ')
    .replace(/^[#>\-*\d.\s]+/gm, '')
    .replace(/[*_`#]/g, '');
