// @ts-check
import { gzipSync } from 'node:zlib';

/**
 * @typedef {'script' | 'stylesheet' | 'document' | 'font' | 'image' | 'other'} Kind
 *
 * @typedef {object} Loaded one answer that a page asked for
 * @property {string} url
 * @property {Kind} kind
 * @property {number} transferred bytes on the wire, headers included, however the server compressed it
 * @property {number} gzip bytes of its body under gzip: the same whatever stands in front of the server
 *
 * @typedef {{ requests: number, transferred: number, gzip: number }} Weight
 */

const KINDS = /** @type {Record<string, Kind>} */ ({
  Script: 'script',
  Stylesheet: 'stylesheet',
  Document: 'document',
  Font: 'font',
  Image: 'image',
});

/** What a page may ask for a second after its load (specification §7) is awaited, to be seen. */
const SETTLED_MILLISECONDS = 1_500;

/**
 * Opens a page in a fresh browser context, as a first visitor on a desk does, and waits until it asks for nothing more.
 * What lies below the fold and is loaded when one gets there is not counted.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Loaded[]>} all that arrived, in order
 * @throws {Error} naming what could not be loaded: a weight without it would be too small
 */
export async function loadPage(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const answers = collectAnswers(session);
    await session.send('Network.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLED_MILLISECONDS);
    const broken = answers.broken();
    if (broken.length > 0) throw new Error(`${url} is not whole: ${broken.join(', ')}`);
    return await answers.loaded();
  } finally {
    await context.close();
  }
}

/**
 * @typedef {{ url: string, kind: Kind, status: number, transferred?: number, problem?: string }} Seen
 * @param {import('@playwright/test').CDPSession} session
 */
function collectAnswers(session) {
  /** @type {Map<string, Seen>} */
  const seen = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:')) seen.set(requestId, { url: request.url, kind: 'other', status: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    Object.assign(seen.get(requestId) ?? {}, { kind: KINDS[type] ?? 'other', status: response.status });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    Object.assign(seen.get(requestId) ?? {}, { transferred: encodedDataLength });
  });
  session.on('Network.loadingFailed', ({ requestId, errorText }) => {
    Object.assign(seen.get(requestId) ?? {}, { problem: errorText });
  });
  return {
    broken: () =>
      [...seen.values()].flatMap(({ url, status, problem }) =>
        problem || status >= 400 ? [`${url} (${problem ?? status})`] : [],
      ),
    loaded: () =>
      Promise.all(
        [...seen].map(async ([requestId, { url, kind, transferred = 0 }]) => {
          const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId });
          const bytes = Buffer.from(body, base64Encoded ? 'base64' : 'utf8');
          return { url, kind, transferred, gzip: kind === 'font' ? bytes.length : gzipSync(bytes).length };
        }),
      ),
  };
}

/**
 * What the page itself is made of. The list of stored pages is none of it: specification §7 has it prefetched a second after
 * the load, when the visitor has the page, and not at all on a slow connection.
 * @param {readonly Loaded[]} loaded
 */
export const ownOf = (loaded) => loaded.filter(({ url }) => !new URL(url).pathname.startsWith('/builds/'));

/**
 * @param {readonly Loaded[]} loaded
 * @param {Kind} [kind] left out: everything
 * @returns {Weight}
 */
export function weigh(loaded, kind) {
  const chosen = kind ? loaded.filter((each) => each.kind === kind) : loaded;
  const sum = (/** @type {'transferred' | 'gzip'} */ name) => chosen.reduce((total, each) => total + each[name], 0);
  return { requests: chosen.length, transferred: sum('transferred'), gzip: sum('gzip') };
}
