// @ts-check
import { wrongOutage } from '../load/judge-answer.mjs';
import { HEALTH, KNOWN_PAGE, LONGEST_WAIT } from './bounds.mjs';
import { askForNewPages, CMS_LINES, findNewPages } from './cms-killed.mjs';
import { healthOf, Notebook } from './notebook.mjs';
import { pause, secondsUntil } from './scene.mjs';

/**
 * The CMS is stopped (SIGSTOP): it takes connections and never answers. Known pages do not notice, and what needs it says so
 * in bounded time.
 * @param {import('./scene.mjs').Scene} scene
 */
export async function freezeCms(scene) {
  const { stack, askSpain } = scene;
  const [web] = stack.webs;
  if (!web) throw new Error('This needs a web instance.');
  const notebook = new Notebook(stack);
  const known = scene.visit(scene.targets.stored);
  const perVisitor = scene.visit(scene.pagesOfVisitors('may be out').slice(scene.targets.stored.length), {
    visitors: 1,
    pauseMilliseconds: 200,
  });
  const paths = [scene.newPath()];
  try {
    await pause(1);
    process.kill(stack.cms.child.pid, 'SIGSTOP');
    const health = await healthOf(web.port);
    notebook.expect(
      `the health of web 1 answers within ${HEALTH} s`,
      health.milliseconds <= HEALTH * 1000,
      `${Math.round(health.milliseconds)} ms`,
    );
    await notebook.expectHealth('web 1', web.port, 'degraded', ['cms']);
    await askForNewPages(scene, notebook, paths);
    const feed = await askSpain('/offers_data/configs/es_feed.json', stack.nginx.port);
    notebook.answer(
      'the feed for partners',
      feed.status === 504 || feed.status === 502 ? wrongOutage(feed, 'es-ES') : `status ${feed.status}`,
    );
    process.kill(stack.cms.child.pid, 'SIGCONT');
    notebook.expectBack(
      'web 1 is well again',
      await secondsUntil(async () => (await healthOf(web.port)).status === 'ok', 30),
    );
    await findNewPages(scene, notebook, paths);
    await pause(5);
  } finally {
    process.kill(stack.cms.child.pid, 'SIGCONT');
    notebook.answers(await known.stop(), KNOWN_PAGE);
    notebook.answers(await perVisitor.stop(), LONGEST_WAIT);
  }
  notebook.expectLines('web 1', web.logFile, [CMS_LINES]);
  return notebook.verdict(
    'CMS frozen (SIGSTOP): known pages at once, what needs it answers in bounded time and says so',
  );
}
