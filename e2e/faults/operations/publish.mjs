// @ts-check

import { EDITED_PATH, EDITED_SLUG } from '../../visitors/edited-article.mjs';
import { MAX_WAIT } from './bounds.mjs';
import { Findings } from './findings.mjs';
import { pause, secondsUntil } from './scene.mjs';

/**
 * Seconds until every server shows what an editor published, while visitors keep the machine busy. bench/RESULTS.md has the
 * time without visitors.
 */
const VISIBLE = 5;
/** Seconds for which a restarted instance may still show the earlier version. */
const MAX_STALE = 5;

/**
 * A publish reaches both instances and nginx. It also reaches an instance that was down at that moment.
 * @param {import('./scene.mjs').Scene} scene
 */
export async function publishToAll(scene) {
  const { stack, editor, askSpain } = scene;
  const [web1, web2] = stack.webs;
  if (!web1 || !web2) throw new Error('This needs two web instances.');
  const findings = new Findings(stack);
  const { documentId, title } = await editor.find('article', 'slug', EDITED_SLUG);
  const shows = async (/** @type {number} */ port, /** @type {string} */ text) =>
    (await askSpain(EDITED_PATH, port)).body.includes(text);
  const entrances = /** @type {const} */ ([
    ['web 1', web1.port],
    ['web 2', web2.port],
    ['nginx', stack.nginx.port],
  ]);
  for (const [, port] of entrances) await askSpain(EDITED_PATH, port);
  const load = scene.visit(scene.pagesOfVisitors('stay'), {
    entrances: ['nginx', 0],
    visitors: 1,
    pauseMilliseconds: 200,
  });
  try {
    const first = `Un título publicado ${Date.now()}`;
    await editor.publish('article', documentId, { title: first });
    await Promise.all(
      entrances.map(async ([entrance, port]) =>
        findings.expectRecovery(`visible at ${entrance}`, await secondsUntil(() => shows(port, first), VISIBLE)),
      ),
    );

    await web2.child.kill();
    const second = `Otro título publicado ${Date.now()}`;
    await editor.publish('article', documentId, { title: second });
    for (const [entrance, port] of entrances.filter(([entrance]) => entrance !== 'web 2')) {
      const seconds = await secondsUntil(() => shows(port, second), VISIBLE);
      findings.expectRecovery(`visible at ${entrance} while web 2 is down`, seconds);
    }
    await pause(1);
    await web2.restart();
    const seconds = await secondsUntil(() => shows(web2.port, second), MAX_STALE);
    findings.expectRecovery('visible at web 2, which was down then,', seconds);
    for (let time = 0; time < 20; time += 1) {
      findings.expect('web 2 never shows the earlier version again', await shows(web2.port, second));
    }
  } finally {
    await editor.publish('article', documentId, { title });
    await pause(1);
    findings.expectAnswers(await load.stop(), MAX_WAIT);
  }
  return findings.verdict('A publish reaches both instances and nginx, also an instance that was down at that moment');
}
