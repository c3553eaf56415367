// @ts-check
import { readingEase, wordsOf } from '../../packages/countries/dist/index.js';
import { mostSimilar } from './shingles.mjs';

/** @typedef {import('./read-content.mjs').ContentText} ContentText */

/**
 * @typedef {object} ContentRow what is measured of a text
 * @property {ContentText['kind']} kind
 * @property {string} path
 * @property {number} words numbers count too
 * @property {number} ease
 * @property {number} linksOut to other pages of the site
 * @property {number} linksIn texts that link to it
 * @property {number} sources
 * @property {string} similarTo the text that shares most five-word sequences with it
 * @property {number} similarPart of the shorter of the two
 */

/** @param {readonly ContentText[]} texts @returns {ContentRow[]} */
export function contentRows(texts) {
  const similar = mostSimilar(new Map(texts.map(({ path, text }) => [path, text])));
  return texts.map(({ kind, path, text, links, sources }) => ({
    kind,
    path,
    words: wordsOf(text).length + (text.match(/\d[\d\u00a0.,]*/g)?.length ?? 0),
    ease: readingEase(text),
    linksOut: links.length,
    linksIn: texts.filter((other) => other.path !== path && other.links.includes(path)).length,
    sources,
    similarTo: similar.get(path)?.key ?? '',
    similarPart: similar.get(path)?.part ?? 0,
  }));
}

const percent = (/** @type {number} */ part) => `${Math.round(part * 100)} %`;

/** The rows as a table for the terminal. @param {readonly ContentRow[]} rows */
export function contentTable(rows) {
  const head = ['Text', 'words', 'ease', 'links out', 'in', 'sources', 'most similar'];
  const lines = rows.map((row) => [
    row.path,
    ...[row.words, Math.round(row.ease), row.linksOut, row.linksIn, row.sources].map(String),
    `${percent(row.similarPart)} ${row.similarTo}`,
  ]);
  const widths = head.map((title, column) =>
    Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0), title.length),
  );
  const isText = (/** @type {number} */ column) => column === 0 || column === head.length - 1;
  return [head, ...lines]
    .map((line) =>
      line
        .map((cell, column) => (isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
