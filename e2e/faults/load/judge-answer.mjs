// @ts-check
import { differenceOf, faceOf } from './page-face.mjs';

/**
 * @typedef {object} Answer
 * @property {number} status 0 = there was none
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} body
 * @property {number} milliseconds until it was here, or until it was given up
 * @property {string} [error] why there was none
 *
 * What a visitor has to get:
 * - `page`: this very page. With `orOutage` also the honest word that it cannot be had now.
 * - `missing`: status 404 in the words of the country.
 * - `redirect`: to this place.
 * - `file`: something of this type with something in it.
 * @typedef {{ kind: 'page', face: import('./page-face.mjs').Face, orOutage?: boolean }
 *   | { kind: 'missing', language: string }
 *   | { kind: 'redirect', to: string }
 *   | { kind: 'file', type: string }} Expected
 *
 * @typedef {'right' | 'outage' | { wrong: string }} Judgement
 */

/**
 * A wrong answer is any that is neither what was asked for nor, where that is allowed, an honest word of the outage.
 * @param {Answer} answer
 * @param {Expected} expected
 * @returns {Judgement}
 */
export function judgeAnswer(answer, expected) {
  const wrong = wrongWith(answer, expected);
  if (wrong === undefined) return 'right';
  if (expected.kind !== 'page' || !expected.orOutage || answer.status < 500) return { wrong };
  const dishonest = wrongOutage(answer, expected.face.language);
  return dishonest === undefined ? 'outage' : { wrong: dishonest };
}

/**
 * @param {Answer} answer
 * @param {Expected} expected
 * @returns {string | undefined}
 */
function wrongWith(answer, expected) {
  if (answer.status === 0) return `no answer (${answer.error ?? 'unknown'})`;
  switch (expected.kind) {
    case 'page':
      return (
        wrongStatus(answer, 200) ?? wrongType(answer, 'text/html') ?? differenceOf(faceOf(answer.body), expected.face)
      );
    case 'missing':
      return wrongStatus(answer, 404) ?? wrongWords(answer, expected.language) ?? wrongStorage(answer);
    case 'redirect': {
      const { location = '' } = answer.headers;
      const { pathname, search } = new URL(location, 'http://here');
      const to = pathname + search;
      return wrongStatus(answer, 308) ?? (to === expected.to ? undefined : `leads to ${to}`);
    }
    case 'file':
      return (
        wrongStatus(answer, 200) ??
        wrongType(answer, expected.type) ??
        (answer.body === '' ? 'an empty file' : undefined)
      );
  }
}

/**
 * An honest word: a status that says whose fault it is, when to come again, words in the visitor's language, stored by nobody.
 * @param {Answer} answer
 * @param {string} language
 * @returns {string | undefined} what is missing
 */
export function wrongOutage(answer, language) {
  if (answer.status === 0) return `no answer (${answer.error ?? 'unknown'})`;
  if (![500, 502, 503, 504].includes(answer.status)) return `status ${answer.status} in an outage`;
  const again = Number(answer.headers['retry-after']);
  if (!(Number.isInteger(again) && again > 0)) return `status ${answer.status} without a time to come again`;
  return wrongStorage(answer) ?? wrongWords(answer, language);
}

/** @param {Answer} answer @param {number} status */
function wrongStatus(answer, status) {
  return answer.status === status ? undefined : `status ${answer.status} instead of ${status}`;
}

/** @param {Answer} answer @param {string} type */
function wrongType({ headers }, type) {
  const is = headers['content-type'] ?? 'none';
  return is.startsWith(type) ? undefined : `type ${is} instead of ${type}`;
}

/** @param {Answer} answer */
function wrongStorage({ status, headers }) {
  const is = headers['cache-control'] ?? 'nothing';
  return /no-store/.test(is) ? undefined : `status ${status} that may be stored (cache-control: ${is})`;
}

/** @param {Answer} answer @param {string} language */
function wrongWords(answer, language) {
  const type = wrongType(answer, 'text/html');
  if (type) return type;
  const face = faceOf(answer.body);
  if (face.language !== language)
    return `status ${answer.status} in language "${face.language}" instead of "${language}"`;
  return face.heading === '' ? `status ${answer.status} without a word` : undefined;
}
