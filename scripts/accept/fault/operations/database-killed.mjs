// @ts-check
import { LONGEST_WAIT } from './bounds.mjs';
import { askForNewPages, CMS_LINES, findNewPages } from './cms-killed.mjs';
import { healthOf, Notebook } from './notebook.mjs';
import { pause, secondsUntil } from './scene.mjs';

/** What the CMS says of its database. */
const DATABASE_LINES = { lost: /^PostgreSQL at \S+ does not answer/, back: /^PostgreSQL at \S+ is back$/ };

/** A CMS without its database says so within this, in seconds. */
const QUICKLY = 3;

/**
 * PostgreSQL is killed under a running CMS, which says so quickly and comes back without a restart.
 * @param {import('./scene.mjs').Scene} scene
 */
export async function killDatabase(scene) {
  const { stack, askSpain } = scene;
  const { cms, postgres } = stack;
  const [web] = stack.webs;
  if (!postgres || !web) throw new Error('This needs PostgreSQL and a web instance.');
  const notebook = new Notebook(stack);
  const load = scene.visit(scene.pagesOfVisitors('may be out'));
  const paths = [scene.newPath()];
  const { pid } = cms.child;
  try {
    await pause(1);
    await postgres.child.kill();
    await pause(2);
    for (const path of ['/offers_data/configs/es_feed.json', '/api/health/ready']) {
      const answer = await askSpain(path, cms.port);
      const seconds = answer.milliseconds / 1000;
      notebook.expect(`the CMS answers ${path} with 503`, answer.status === 503, String(answer.status));
      notebook.expect(`and within ${QUICKLY} s`, seconds <= QUICKLY, `${seconds.toFixed(1)} s`);
    }
    await notebook.expectHealth('the CMS', cms.port, 'failing', ['database']);
    await notebook.expectHealth('web 1', web.port, 'degraded', ['cms']);
    const live = await askSpain('/api/health/live', cms.port);
    notebook.expect('the CMS lives', live.status === 200, String(live.status));
    await askForNewPages(scene, notebook, paths);

    await postgres.restart();
    const seconds = await secondsUntil(async () => (await healthOf(cms.port)).status === 'ok', 30);
    notebook.expectBack('the CMS is well again', seconds);
    await findNewPages(scene, notebook, paths);
    notebook.expect('the CMS is the same process', cms.child.isRunning() && cms.child.pid === pid);
    await pause(5);
  } finally {
    notebook.answers(await load.stop(), LONGEST_WAIT);
  }
  notebook.expectLines('the CMS', cms.logFile, [DATABASE_LINES]);
  notebook.expectLines('web 1', web.logFile, [CMS_LINES]);
  return notebook.verdict(
    'PostgreSQL killed: the CMS says 503 quickly and comes back by itself; visitors as without a CMS',
  );
}
