// @ts-check

/**
 * The parts of a page that identify it. Other parts differ with each request (a nonce, the idempotency key of a form).
 * @typedef {object} PageIdentity
 * @property {string} language of `<html lang>`, e.g. `es-ES`
 * @property {string} title
 * @property {string} heading the text of the first `<h1>`
 * @property {boolean} isWhole whether the document ends with `</html>`
 */

/**
 * @param {string} html
 * @returns {PageIdentity} empty texts for missing parts
 */
export function identityOf(html) {
  return {
    language: /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? '',
    title: textOf(/<title[^>]*>([\s\S]*?)<\/title>/.exec(html)?.[1]),
    heading: textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]),
    isWhole: /<\/html>\s*$/.test(html),
  };
}

/** @param {string | undefined} html */
const textOf = (html = '') =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * @param {PageIdentity} actual
 * @param {PageIdentity} expected
 * @returns {string | undefined} the first difference; undefined = none
 */
export function differenceOf(actual, expected) {
  if (actual.language !== expected.language) return `language "${actual.language}" instead of "${expected.language}"`;
  if (!actual.isWhole) return 'an incomplete page';
  if (actual.title !== expected.title) return `title "${actual.title}" instead of "${expected.title}"`;
  if (actual.heading !== expected.heading) return `heading "${actual.heading}" instead of "${expected.heading}"`;
  return undefined;
}
