// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontPreloads } from '../page-styles/font-preloads.mjs';
import { readSheet } from '../page-styles/read-sheet.mjs';

/** @typedef {(file: string) => string | undefined} Load returns the text of the sheet with this address */

/** A style sheet of the app as Next writes it: nothing is painted before it is loaded. */
const sheetOfNext = /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[\w.~-]+\.css)" data-precedence="next"\/>/g;

/**
 * @typedef {object} Sheet
 * @property {(classes: ReadonlySet<string>) => string} rulesFor the rules that a page with these classes needs
 * @property {boolean} isWhole whether those are all of its rules, for every page
 */

/** @type {Map<string, Sheet>} by its address; the files of a build never change */
const sheets = new Map();

/**
 * Puts the rules that a page needs into the page, so that the browser paints it without waiting for a file (decision 027). The
 * whole sheets are loaded after the first paint by `startingScript`; without JavaScript the browser loads them as before.
 * A sheet with fonts is in the page as a whole, and is loaded for no medium: React must find it, but the browser would lay out
 * the whole page again for fonts that it has already. The fonts of the page's script are loaded with the page.
 * @param {string} html of a whole page that holds `startingScript`
 * @param {Load} [load]
 * @returns {{ html: string, inlineStyles: string[] }} with the texts of the style elements that came in
 */
export function inlineStyles(html, load = loadSheet) {
  const files = [...html.matchAll(sheetOfNext)].map(([, file = '']) => file);
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const read = files.flatMap((file) => sheetOf(file, load) ?? []);
  // Without one of them, the page keeps the links to its sheets: it then paints later, but whole.
  if (files.length === 0 || read.length < files.length) return { html, inlineStyles: [] };
  const text = read.map(({ rulesFor }) => rulesFor(classes)).join('');
  const preloads = fontPreloads(html, text);
  let isFirst = true;
  const changed = html.replace(sheetOfNext, (link, file) => {
    const style = isFirst ? `${preloads}<style>${text}</style>` : '';
    isFirst = false;
    const media = sheets.get(file)?.isWhole ? ' data-media="not all"' : '';
    return `${style}<noscript data-style="${file}"${media}>${link}</noscript>`;
  });
  return { html: changed, inlineStyles: [text] };
}

/** @param {string} file @param {Load} load */
function sheetOf(file, load) {
  const known = sheets.get(file);
  if (known) return known;
  const text = load(file);
  if (text === undefined) return undefined;
  const absolute = withAbsoluteUrls(text, file);
  const isWhole = absolute.includes('@font-face');
  const sheet = { rulesFor: isWhole ? () => absolute : readSheet(absolute), isWhole };
  sheets.set(file, sheet);
  return sheet;
}

/**
 * @param {string} file address of a sheet
 * @returns {string | undefined} its text; undefined where the server does not have the files of its build
 */
function loadSheet(file) {
  // The server runs in the folder that holds `.next`.
  const path = join(/* turbopackIgnore: true */ process.cwd(), file.replace('/_next/', '.next/'));
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/**
 * Makes addresses absolute that are relative to the file of the sheet: in a page they would be relative to the page.
 * @param {string} text
 * @param {string} file
 */
const withAbsoluteUrls = (text, file) =>
  text.replace(/url\((["']?)(\.[^"')]+)\1\)/g, (_, quote, path) => {
    const { pathname } = new URL(path, `http://host${file}`);
    return `url(${quote}${pathname}${quote})`;
  });
