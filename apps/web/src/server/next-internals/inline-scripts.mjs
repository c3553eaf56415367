// @ts-check
import { createHash } from 'node:crypto';

/**
 * Recognises the inline scripts that Next writes, by their whole text. Each is either a constant or passes data that
 * must be JSON to the last character, so that a text that looks like Next's but does something else is not recognised.
 * @type {readonly ((text: string) => boolean)[]}
 */
const written = [
  (text) => text === '(self.__next_f=self.__next_f||[]).push([0])',
  (text) => isPartOfPage(dataBetween(text, 'self.__next_f.push(', ')')),
  (text) =>
    isListOfChunks(dataBetween(text, '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(', ');')),
];

/** Next gives its scripts no attribute but this one, and escapes `<` in them. */
const scriptElement = /<script(?: id="_R_")?>([^<]+)<\/script>/g;

/**
 * Returns the sources of a policy that allow exactly Next's own inline scripts of a page. A script from anywhere else,
 * such as a text of the CMS, is not allowed.
 * @param {string} html
 * @returns {string[]} `'sha256-…'`, each once
 */
export function sourcesOfNextScripts(html) {
  const texts = [...html.matchAll(scriptElement)].map(([, text = '']) => text);
  const own = texts.filter((text) => written.some((isOne) => isOne(text)));
  return [...new Set(own.map(sourceOf))];
}

/** @param {string} text of an inline script @returns {string} `'sha256-…'` */
export const sourceOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * @param {string} text
 * @param {string} before
 * @param {string} after
 * @returns {unknown} undefined if it is not this call, or not with plain data
 */
function dataBetween(text, before, after) {
  if (!text.startsWith(before) || !text.endsWith(after)) return undefined;
  try {
    return JSON.parse(text.slice(before.length, -after.length));
  } catch {
    return undefined;
  }
}

/** @param {unknown} data `[1, "…"]`: data that React needs to hydrate the page */
function isPartOfPage(data) {
  return Array.isArray(data) && data.length === 2 && Number.isInteger(data[0]);
}

/** @param {unknown} data `{ otherChunks: ["static/chunks/….js"], runtimeModuleIds: […] }`: the first scripts */
function isListOfChunks(data) {
  if (typeof data !== 'object' || data === null || !('otherChunks' in data) || !Array.isArray(data.otherChunks)) {
    return false;
  }
  return data.otherChunks.every((chunk) => /^static\/chunks\/[\w.~-]+\.js$/.test(String(chunk)));
}
