// @ts-check

/** A font is preloaded if it draws at least this share of a page's characters: fewer do not move a line when they arrive. */
const MIN_SHARE = 1 / 30;

/** @typedef {{ url: string, letters: RegExp }} Face */

/**
 * Links that load the fonts of a page's own script together with the page. Next preloads one file for all sites, and the browser finds the
 * others only when it lays out the text: Cyrillic text was painted in another font first and then moved.
 * @param {string} html of a whole page
 * @param {string} styles its rules, with absolute addresses
 * @returns {string} `<link rel="preload" …>` for each, but for those that the page has already
 */
export function fontPreloads(html, styles) {
  const faces = facesIn(styles);
  if (faces.length === 0) return '';
  const text = visibleText(html);
  return faces
    .filter(({ url, letters }) => !html.includes(`href="${url}"`) && countIn(text, letters) >= text.length * MIN_SHARE)
    .map(({ url }) => `<link rel="preload" href="${url}" as="font" crossorigin="" type="font/woff2"/>`)
    .join('');
}

/** The faces of the styles that are loaded for some characters only. @param {string} styles @returns {Face[]} */
function facesIn(styles) {
  return [...styles.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const [, ranges] = /unicode-range:([^;]+)/.exec(face) ?? [];
    const [, url] = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(face) ?? [];
    return ranges && url ? [{ url, letters: lettersIn(ranges) }] : [];
  });
}

/** @param {string} ranges `U+301,U+400-45F,U+??` @returns {RegExp} a run of their characters */
function lettersIn(ranges) {
  const parts = ranges.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    return `\\u{${first.replaceAll('?', '0')}}-\\u{${last.replaceAll('?', 'F')}}`;
  });
  return new RegExp(`[${parts.join('')}]+`, 'gu');
}

/** The characters that the browser draws, without spaces. @param {string} html */
const visibleText = (html) =>
  html
    .replace(/<(script|style|noscript|title)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, '');

/** By runs, because a match for each letter is a string for each letter of the page. @param {string} text @param {RegExp} letters */
const countIn = (text, letters) => (text.match(letters) ?? []).reduce((count, run) => count + run.length, 0);
