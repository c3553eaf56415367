// @ts-check

/**
 * What tells one page from another, whatever else in it differs with each request (a nonce, the key of a form).
 * @typedef {object} Face
 * @property {string} language of `<html lang>`, e.g. `es-ES`
 * @property {string} title
 * @property {string} heading the text of the first `<h1>`
 * @property {boolean} isWhole whether the document ends as it should
 */

/**
 * @param {string} html
 * @returns {Face} empty texts for what it does not have
 */
export function faceOf(html) {
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
 * @param {Face} is
 * @param {Face} should
 * @returns {string | undefined} what is wrong with it, in words
 */
export function differenceOf(is, should) {
  if (is.language !== should.language) return `language "${is.language}" instead of "${should.language}"`;
  if (!is.isWhole) return 'a page that breaks off';
  if (is.title !== should.title) return `title "${is.title}" instead of "${should.title}"`;
  if (is.heading !== should.heading) return `heading "${is.heading}" instead of "${should.heading}"`;
  return undefined;
}
