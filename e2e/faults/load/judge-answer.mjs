// @ts-check
import { differenceOf, identityOf } from './page-identity.mjs';

/**
 * @typedef {object} Answer
 * @property {number} status 0 = no answer
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} body
 * @property {number} milliseconds until the answer was complete, or until the timeout
 * @property {string} [error] why there was no answer
 *
 * What a visitor has to get:
 * - `page`: this very page. With `orOutage` also an error page that says that it is unavailable.
 * - `missing`: status 404 in the language of the site.
 * - `redirect`: a redirect to this address.
 * - `file`: a file of this type that is not empty.
 * @typedef {{ kind: 'page', identity: import('./page-identity.mjs').PageIdentity, orOutage?: boolean }
 *   | { kind: 'missing', language: string }
 *   | { kind: 'redirect', to: string }
 *   | { kind: 'file', type: string }} Expected
 *
 * @typedef {'right' | 'outage' | { wrong: string }} Judgement
 */

/**
 * An answer is wrong if it is neither the expected one nor, where that is allowed, a correct error page of an outage.
 * @param {Answer} answer
 * @param {Expected} expected
 * @returns {Judgement}
 */
export function judgeAnswer(answer, expected) {
  const wrong = wrongWith(answer, expected);
  if (wrong === undefined) return 'right';
  if (expected.kind !== 'page' || !expected.orOutage || answer.status < 500) return { wrong };
  const wrongError = wrongOutage(answer, expected.identity.language);
  return wrongError === undefined ? 'outage' : { wrong: wrongError };
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
        wrongStatus(answer, 200) ??
        wrongType(answer, 'text/html') ??
        differenceOf(identityOf(answer.body), expected.identity)
      );
    case 'missing':
      return wrongStatus(answer, 404) ?? wrongLanguage(answer, expected.language) ?? wrongStorage(answer);
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
 * A correct error page of an outage has a 5xx status, a Retry-After header, the visitor's language, and no-store.
 * @param {Answer} answer
 * @param {string} language
 * @returns {string | undefined} what is wrong
 */
export function wrongOutage(answer, language) {
  if (answer.status === 0) return `no answer (${answer.error ?? 'unknown'})`;
  if (![500, 502, 503, 504].includes(answer.status)) return `status ${answer.status} in an outage`;
  const again = Number(answer.headers['retry-after']);
  if (!(Number.isInteger(again) && again > 0)) return `status ${answer.status} without Retry-After`;
  return wrongStorage(answer) ?? wrongLanguage(answer, language);
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
function wrongLanguage(answer, language) {
  const type = wrongType(answer, 'text/html');
  if (type) return type;
  const identity = identityOf(answer.body);
  if (identity.language !== language)
    return `status ${answer.status} in language "${identity.language}" instead of "${language}"`;
  return identity.heading === '' ? `status ${answer.status} without a heading` : undefined;
}
