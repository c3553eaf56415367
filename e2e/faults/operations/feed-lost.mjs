// @ts-check
import { ask } from '../load/ask.mjs';
import { identityOf } from '../load/page-identity.mjs';
import { MAX_WAIT } from './bounds.mjs';
import { FaultyProxy } from './faulty-proxy.mjs';
import { Findings, healthOf } from './findings.mjs';
import { secondsUntil } from './scene.mjs';
import { startWebBeside } from './web-beside.mjs';

/** @typedef {import('./scene.mjs').Scene} Scene */

/** The message without offers (apps/web/src/features/offers/messages), and its link to try again. */
const MESSAGES = /** @type {const} */ ({
  es: { language: 'es-ES', failed: 'Ahora mismo no podemos cargar las ofertas', retry: 'Volver a intentarlo' },
  mx: { language: 'es-MX', failed: 'Por ahora no podemos cargar las ofertas', retry: 'Intentar de nuevo' },
  ua: { language: 'uk-UA', failed: 'Зараз ми не можемо завантажити пропозиції', retry: 'Спробувати ще раз' },
});

/** Each fault uses a country whose feed was never loaded, because a loaded feed is kept through an outage. */
const FAULTS = /** @type {const} */ ([
  ['closes the connection', 'es', 'closes'],
  ['hangs', 'mx', 'hangs'],
  ['answers HTML', 'ua', { answers: '<!doctype html>' }],
]);

/**
 * The offer feed of a network closes connections, hangs or answers HTML. The page of offers works and has a retry link, which
 * shows offers when the feed is back. All other pages stay as they are.
 * @param {Scene} scene
 */
export async function loseFeed(scene) {
  const findings = new Findings(scene.stack);
  const feed = new FaultyProxy(scene.stack.cms.port);
  const origin = await feed.start();
  /** @type {Awaited<ReturnType<typeof startWebBeside>> | undefined} */
  let web;
  try {
    web = await startWebBeside(scene, { OFFERS_CONFIG_URL: `${origin}/offers_data/configs/{feed}_feed.json` });
    const { port } = web;
    for (const [fault, country, behaviour] of FAULTS) {
      feed.behaviour = behaviour;
      await tryOffers(scene, findings, { fault, country, port });
      await findings.expectHealth('the web server', port, 'degraded', ['feed']);
      feed.behaviour = 'passes on';
      const isBack = async () => showsOffers(await offersOf(scene, country, port), country);
      findings.expectRecovery(`the retry shows offers after a feed that ${fault}`, await secondsUntil(isBack, 15));
    }
    const isHealthy = async () => (await healthOf(port)).status === 'ok';
    findings.expectRecovery('the health of the web server is ok again', await secondsUntil(isHealthy, 30));
    findings.expectLines('the web server', web.logFile, []);
  } finally {
    await web?.child.stop();
    await feed.stop();
  }
  return findings.verdict(
    'Feed closed, hanging or broken: the page of offers has a retry, other pages are unchanged; offers recover',
  );
}

/** @param {Scene} scene @param {string} country @param {number} port */
const offersOf = (scene, country, port) => ask({ port, host: scene.hostHeader(country, port), path: '/offers/' });

/**
 * @param {import('../load/judge-answer.mjs').Answer} answer
 * @param {keyof typeof MESSAGES} country
 */
function showsOffers({ status, body }, country) {
  const { language, failed } = MESSAGES[country];
  return status === 200 && identityOf(body).language === language && !body.includes(failed);
}

/**
 * @param {Scene} scene
 * @param {Findings} findings
 * @param {{ fault: string, country: keyof typeof MESSAGES, port: number }} options
 */
async function tryOffers(scene, findings, { fault, country, port }) {
  const { language, failed, retry } = MESSAGES[country];
  // Meanwhile visitors ask this server for all pages that show no offers.
  const others = scene.pagesOfVisitors('stay').filter(({ name }) => name !== 'offers' && name !== 'script');
  const load = scene.visitAt({ name: `web server, feed that ${fault}`, port, targets: others });
  for (const time of ['first', 'second']) {
    const answer = await offersOf(scene, country, port);
    const { body, status, milliseconds } = answer;
    const hasRetry = body.includes(failed) && body.includes(retry);
    const identity = identityOf(body);
    const isRight = status === 200 && identity.language === language && identity.heading !== '' && hasRetry;
    findings.expect(
      `the page of offers has a retry with a feed that ${fault}, the ${time} time`,
      isRight,
      `${status} "${identity.heading}"`,
    );
    findings.expect(
      `the page of offers answers within ${MAX_WAIT} s`,
      milliseconds <= MAX_WAIT * 1000,
      `${Math.round(milliseconds)} ms`,
    );
  }
  findings.expectAnswers(await load.stop(), MAX_WAIT);
}
