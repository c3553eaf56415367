// @ts-check
import { wrongOutage } from '../load/judge-answer.mjs';
import { Between } from './between.mjs';
import { KNOWN_PAGE, LONGEST_WAIT } from './bounds.mjs';
import { Notebook } from './notebook.mjs';
import { pause, secondsUntil } from './scene.mjs';
import { startWebBeside } from './web-beside.mjs';

/** Slow, and still in time for one question. */
const SLOW = 2;

/**
 * A CMS that answers slowly: known pages do not notice, pages that are made for a visitor come late or say honestly that they
 * do not, and a CMS that hangs in the middle of it all is an outage like any other.
 * @param {import('./scene.mjs').Scene} scene
 */
export async function slowDownCms(scene) {
  const notebook = new Notebook(scene.stack);
  const between = new Between(scene.stack.cms.port);
  const web = await startWebBeside(scene, { CMS_URL: await between.start() });
  const door = { name: 'web server of a slow CMS', port: web.port };
  try {
    const { stored } = scene.targets;
    // What is asked for here is known from now on.
    const first = scene.visitAt({ ...door, targets: stored });
    await secondsUntil(async () => first.asked() >= stored.length * 3, 60);
    notebook.answers(await first.stop());

    between.manner = { slowBySeconds: SLOW };
    const known = scene.visitAt({ ...door, targets: stored });
    const made = scene.visitAt({ ...door, targets: scene.pagesOfVisitors('may be out').slice(stored.length) });
    await pause(12);
    notebook.answers(await made.stop(), LONGEST_WAIT);
    between.manner = 'hangs';
    await pause(2);
    await notebook.expectHealth('the web server', web.port, 'degraded', ['cms']);
    const answer = await scene.askSpain(scene.newPath(), web.port);
    notebook.answer('a new path while the CMS hangs', wrongOutage(answer, 'es-ES'));
    between.manner = 'as it is';
    notebook.answers(await known.stop(), KNOWN_PAGE);
    const path = scene.newPath();
    const isThere = async () => (await scene.askSpain(path, web.port)).status === 200;
    notebook.expectBack('a new path is there again', await secondsUntil(isThere, 30));
    notebook.expectLines('the web server', web.logFile, []);
  } finally {
    await web.child.stop();
    await between.stop();
  }
  return notebook.verdict(
    `CMS slow by ${SLOW} s, then hanging: known pages at once, the rest in bounded time and honest`,
  );
}
