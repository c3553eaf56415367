// @ts-check
import { ask } from '../load/ask.mjs';
import { faceOf } from '../load/page-face.mjs';
import { Between } from './between.mjs';
import { LONGEST_WAIT } from './bounds.mjs';
import { healthOf, Notebook } from './notebook.mjs';
import { secondsUntil } from './scene.mjs';
import { startWebBeside } from './web-beside.mjs';

/** @typedef {import('./scene.mjs').Scene} Scene */

/** What a visitor reads while there are no offers (apps/web/src/site/messages/offers), and the link to try again. */
const WORDS = /** @type {const} */ ({
  es: { language: 'es-ES', failed: 'Ahora mismo no podemos cargar las ofertas', retry: 'Volver a intentarlo' },
  mx: { language: 'es-MX', failed: 'Por ahora no podemos cargar las ofertas', retry: 'Intentar de nuevo' },
  ua: { language: 'uk-UA', failed: 'Зараз ми не можемо завантажити пропозиції', retry: 'Спробувати ще раз' },
});

/** Each in a country whose feed was never loaded: what is loaded once outlives an outage. */
const FAULTS = /** @type {const} */ ([
  ['breaks off', 'es', 'breaks off'],
  ['hangs', 'mx', 'hangs'],
  ['answers rubbish', 'ua', { answers: '<!doctype html>' }],
]);

/**
 * The network's offer feed breaks off, hangs or answers rubbish: the page of offers works and offers a retry, which finds them
 * when the feed is back; all other pages are as ever.
 * @param {Scene} scene
 */
export async function loseFeed(scene) {
  const notebook = new Notebook(scene.stack);
  const feed = new Between(scene.stack.cms.port);
  const origin = await feed.start();
  /** @type {Awaited<ReturnType<typeof startWebBeside>> | undefined} */
  let web;
  try {
    web = await startWebBeside(scene, { OFFERS_CONFIG_URL: `${origin}/offers_data/configs/{feed}_feed.json` });
    const { port } = web;
    for (const [what, country, manner] of FAULTS) {
      feed.manner = manner;
      await tryOffers(scene, notebook, { what, country, port });
      await notebook.expectHealth('the web server', port, 'degraded', ['feed']);
      feed.manner = 'as it is';
      const isBack = async () => showsOffers(await offersOf(scene, country, port), country);
      notebook.expectBack(`the retry finds offers after a feed that ${what}`, await secondsUntil(isBack, 15));
    }
    const isWell = async () => (await healthOf(port)).status === 'ok';
    notebook.expectBack('the web server is well again', await secondsUntil(isWell, 30));
    notebook.expectLines('the web server', web.logFile, []);
  } finally {
    await web?.child.stop();
    await feed.stop();
  }
  return notebook.verdict('Feed away, hanging or broken: offers work with a retry, all else untouched; back by itself');
}

/** @param {Scene} scene @param {string} country @param {number} port */
const offersOf = (scene, country, port) => ask({ port, host: scene.hostHeader(country, port), path: '/offers/' });

/**
 * @param {import('../load/judge-answer.mjs').Answer} answer
 * @param {keyof typeof WORDS} country
 */
function showsOffers({ status, body }, country) {
  const { language, failed } = WORDS[country];
  return status === 200 && faceOf(body).language === language && !body.includes(failed);
}

/**
 * @param {Scene} scene
 * @param {Notebook} notebook
 * @param {{ what: string, country: keyof typeof WORDS, port: number }} fault
 */
async function tryOffers(scene, notebook, { what, country, port }) {
  const { language, failed, retry } = WORDS[country];
  // The pages of visitors meanwhile, at this very server; what shows offers among them does without.
  const others = scene.pagesOfVisitors('stay').filter(({ name }) => name !== 'offers' && name !== 'script');
  const load = scene.visitAt({ name: `web server, feed that ${what}`, port, targets: others });
  for (const time of ['first', 'second']) {
    const answer = await offersOf(scene, country, port);
    const { body, status, milliseconds } = answer;
    const isSaid = body.includes(failed) && body.includes(retry);
    const face = faceOf(body);
    const isRight = status === 200 && face.language === language && face.heading !== '' && isSaid;
    notebook.expect(`offers with a feed that ${what}, the ${time} time`, isRight, `${status} "${face.heading}"`);
    notebook.expect(
      `and within ${LONGEST_WAIT} s`,
      milliseconds <= LONGEST_WAIT * 1000,
      `${Math.round(milliseconds)} ms`,
    );
  }
  notebook.answers(await load.stop(), LONGEST_WAIT);
}
