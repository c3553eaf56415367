// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import { CmsEditor } from '../../bench/cms/cms-editor.mjs';
import { startCdnStandIn } from '../../scripts/stack/cdn-stand-in.mjs';
import { EDITED_PATH, EDITED_SLUG } from '../visitors/edited-article.mjs';
import { ask } from './load/ask.mjs';

/**
 * @typedef {import('./verdicts.mjs').Verdict} Verdict
 * @typedef {import('../../scripts/stack/cdn-stand-in.mjs').CdnStandIn} CdnStandIn
 * @typedef {{ port: number, host: string }} Edge what a visitor of a country asks
 */

const LOCALE = 'es-ES';
/** A page that shows nothing of the article. */
const OTHER = '/simulador-prestamos-personales-calculadora/';
/** Pages of one visitor, one of a cookie, a missing page, a redirect and the health check. */
const NEVER_KEPT = ['/application/', '/offers/', '/process/', '/no-such-page/', '/BLOG/', '/api/health/ready'];

const TIMEOUT_MILLISECONDS = 20_000;
const PAUSE_MILLISECONDS = 25;
/** The older page may come back within this time if anything keeps it. */
const SETTLED_MILLISECONDS = 5_000;

/**
 * A CDN of this machine in front of nginx, and the environment by which the web servers know it.
 * @param {() => number} nginxPort
 */
export async function startEdge(nginxPort) {
  const access = { serviceId: 'service1', token: 'a-token-of-this-test-0123456789' };
  const cdn = await startCdnStandIn({ cdn: 'fastly', ...access, originPort: nginxPort });
  const environment = {
    CDN: 'fastly',
    CDN_SERVICE_ID: access.serviceId,
    CDN_PURGE_TOKEN: access.token,
    CDN_API_URL: cdn.apiUrl,
  };
  return { cdn, environment };
}

/**
 * Publishes an article and asks the edge until it shows the new title, and then for a while whether it keeps showing it.
 * @param {Edge} edge
 * @param {(title: string) => Promise<void>} publish
 * @returns {Promise<{ milliseconds: number, returned: number }>} from the answer to the editor; how often the older title came back
 */
async function publishToEdge(edge, publish) {
  const title = `En el borde ${Math.random().toString(36).slice(2)}`;
  await ask({ ...edge, path: EDITED_PATH });
  await publish(title);
  const publishedAt = performance.now();
  const shows = async () => (await ask({ ...edge, path: EDITED_PATH })).body.includes(title);
  while (!(await shows())) {
    if (performance.now() - publishedAt > TIMEOUT_MILLISECONDS)
      return { milliseconds: Number.POSITIVE_INFINITY, returned: 0 };
    await wait(PAUSE_MILLISECONDS);
  }
  const milliseconds = performance.now() - publishedAt;
  let returned = 0;
  for (const until = performance.now() + SETTLED_MILLISECONDS; performance.now() < until; ) {
    if (!(await shows())) returned += 1;
    await wait(PAUSE_MILLISECONDS * 4);
  }
  return { milliseconds, returned };
}

/** @param {number} cmsPort @param {Record<string, string>} environment */
export async function articleEditor(cmsPort, environment) {
  const editor = await CmsEditor.logIn(cmsPort, environment);
  const { documentId, title } = await editor.findArticle(LOCALE, EDITED_SLUG);
  const publish = (/** @type {string} */ changed) => editor.publishArticle(LOCALE, documentId, { title: changed });
  return { publish, title };
}

/**
 * Checks what a CDN in front of nginx keeps, and that it shows a change.
 * @param {{ nginx: { port: number }, cms: { port: number }, environment: Record<string, string>, hostHeader: (country: string) => string }} stack
 * @param {CdnStandIn} cdn
 * @returns {Promise<Verdict>}
 */
export async function judgeEdge(stack, cdn) {
  /** @type {string[]} */
  const problems = [];
  /** @param {string} what @param {boolean} isSo */
  const expect = (what, isSo) => void (isSo || problems.push(`✗ ${what}`));
  const edge = { port: cdn.port, host: stack.hostHeader('ES') };
  const state = async (/** @type {string} */ path) => (await ask({ ...edge, path })).headers['x-edge'];

  for (const path of [EDITED_PATH, OTHER]) {
    const direct = await ask({ port: stack.nginx.port, host: edge.host, path });
    const keys = String(direct.headers['surrogate-key'] ?? '');
    expect(`nginx passes the keys of ${path} on (${keys.length} bytes)`, /^([0-9a-f]{12} ?)+$/.test(keys));
    await ask({ ...edge, path });
    const { headers } = await ask({ ...edge, path });
    expect(`the edge keeps ${path} (${headers['x-edge']})`, headers['x-edge'] === 'HIT');
    expect('a browser has to ask again', headers['cache-control'] === 'public, max-age=0, must-revalidate');
    expect('a browser gets no header of the CDN', !headers['surrogate-key'] && !headers['surrogate-control']);
  }
  for (const path of NEVER_KEPT) {
    await ask({ ...edge, path });
    expect(`the edge does not keep ${path}`, (await state(path)) === 'MISS');
  }

  const { publish, title } = await articleEditor(stack.cms.port, stack.environment);
  const before = cdn.purges.length;
  const { milliseconds, returned } = await publishToEdge(edge, publish);
  expect('the edge shows a published change', Number.isFinite(milliseconds));
  expect(`the older page never comes back (${returned})`, returned === 0);
  expect(`the edge keeps the new page (${await state(EDITED_PATH)})`, (await state(EDITED_PATH)) === 'HIT');
  expect('a page that shows nothing of the change stays', (await state(OTHER)) === 'HIT');
  const purges = cdn.purges.length - before;
  expect(
    `two web servers purge it twice, softly (${purges})`,
    purges === 2 && cdn.purges.every(({ isSoft }) => isSoft),
  );
  await publish(title);
  return {
    bullet: 'A CDN keeps only what everybody gets, and shows a published change; other pages stay',
    isPassed: problems.length === 0,
    figures: problems.join('; ') || `visible after ${Math.round(milliseconds)} ms`,
  };
}
