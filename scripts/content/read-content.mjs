// @ts-check
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { CMS_FOLDER } from '../paths.mjs';

/** @typedef {{ type: string, key: string, isDraft: boolean, data: Record<string, unknown> }} SeedEntry */
/** @typedef {{ locale: string, entries: SeedEntry[] }} SiteSeed */

/**
 * @typedef {object} ContentText an article or an SEO page of the seed, as a reader has it
 * @property {'article' | 'seo'} kind
 * @property {string} key
 * @property {string} path its address
 * @property {string} title
 * @property {string} text everything in its blocks that is read, a line for each text, without marks
 * @property {readonly string[]} links addresses of the site in its texts, without repeats
 * @property {number} sources
 */

const read = () =>
  /** @type {Promise<{ module: { readSeeds(root: string): SiteSeed[] } }>} */ (
    runnerImport(join(CMS_FOLDER, 'src/content/seed/read-seed.ts'))
  );

/**
 * The published articles and SEO pages of a site, with the reader of the CMS.
 * @param {string} locale
 * @returns {Promise<ContentText[]>}
 */
export async function readContent(locale) {
  const { module } = await read();
  const entries = module.readSeeds(join(CMS_FOLDER, 'seed')).find((seed) => seed.locale === locale)?.entries ?? [];
  return entries.filter(({ isDraft }) => !isDraft).flatMap(contentOf);
}

/** @param {SeedEntry} entry @returns {ContentText[]} */
function contentOf({ type, key, data }) {
  const isSeo = type === 'page' && data.kind === 'seo';
  if (type !== 'article' && !isSeo) return [];
  const written = textsOf([data.lead, data.blocks]);
  const path = isSeo || data.isAtRoot ? `/${data.slug}/` : `/blog/${data.slug}/`;
  return [
    {
      kind: isSeo ? 'seo' : 'article',
      key,
      path,
      title: String(data.title),
      text: written.map(plain).join('\n'),
      links: [...new Set([...written.flatMap(linksIn), ...addressesIn(data.blocks)])].filter((link) => link !== path),
      sources: Array.isArray(data.sources) ? data.sources.length : 0,
    },
  ];
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
