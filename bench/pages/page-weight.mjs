// @ts-check
import { gzipSync } from 'node:zlib';

/**
 * @typedef {'script' | 'stylesheet' | 'document' | 'font' | 'image' | 'other'} Kind
 *
 * @typedef {object} Loaded an answer to a request of a page
 * @property {string} url
 * @property {Kind} kind
 * @property {number} transferred bytes on the wire with headers, as the server compressed it
 * @property {number} gzip bytes of its body under gzip, which do not depend on the server
 * @property {boolean} isLate the code that a page loads a second after its load, which its document does not name
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

/** The address that the late code of a page polls. */
const POLLED = '/builds/latest.json';

/** Longer than a page waits after its load to request the list of stored pages (specification §7). */
const SETTLE_MILLISECONDS = 1_500;

/** The list of stored pages: what a page of the product requests last. A page that has not requested it may not have loaded all its code. */
export const LAST_REQUEST = '/builds/meta/';

/**
 * Opens a page in a new browser context with the screen of a computer, and waits until it makes no more requests. Does not
 * scroll, so it does not load what is only loaded when it comes into view.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ lastRequest?: string }} [options] a part of the address that the page requests last, and for which it is waited
 * @returns {Promise<Loaded[]>} all answers, in the order of their requests
 * @throws {Error} naming requests that failed, because without them the weight would be too small
 */
export async function loadPage(browser, url, { lastRequest } = {}) {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const answers = collectAnswers(session);
    await session.send('Network.enable');
    await page.clock.install();
    const last = lastRequest && page.waitForRequest((request) => request.url().includes(lastRequest));
    await page.goto(url);
    await page.clock.runFor(SETTLE_MILLISECONDS);
    await last;
    await page.waitForLoadState('networkidle');
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
    loaded: async () => {
      const bodies = await Promise.all(
        [...seen].map(async ([requestId, { url, kind, transferred = 0 }]) => {
          const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId });
          return { url, kind, transferred, bytes: Buffer.from(body, base64Encoded ? 'base64' : 'utf8') };
        }),
      );
      const document = bodies.find(({ kind }) => kind === 'document')?.bytes.toString() ?? '';
      return bodies.map(({ bytes, ...each }) => ({
        ...each,
        gzip: each.kind === 'font' ? bytes.length : gzipSync(bytes).length,
        isLate: each.kind === 'script' && bytes.includes(POLLED) && !document.includes(new URL(each.url).pathname),
      }));
    },
  };
}

/**
 * The answers that belong to the page itself. The list of stored pages does not, nor the code that reads it: they are loaded a second
 * after the load (specification §7).
 * @param {readonly Loaded[]} loaded
 */
export const ownOf = (loaded) =>
  loaded.filter(({ url, isLate }) => !isLate && !new URL(url).pathname.startsWith('/builds/'));

/**
 * @param {readonly Loaded[]} loaded
 * @param {Kind} [kind] default: all kinds
 * @returns {Weight}
 */
export function weigh(loaded, kind) {
  const chosen = kind ? loaded.filter((each) => each.kind === kind) : loaded;
  const sum = (/** @type {'transferred' | 'gzip'} */ name) => chosen.reduce((total, each) => total + each[name], 0);
  return { requests: chosen.length, transferred: sum('transferred'), gzip: sum('gzip') };
}
