// @ts-check
import { apply } from '../../../visitors/apply.mjs';
import { storedApplications } from '../stored-applications.mjs';
import { Notebook } from './notebook.mjs';
import { pause, secondsUntil } from './scene.mjs';

/** @typedef {import('./scene.mjs').Scene} Scene */

/** So many answers come while an instance is away. */
const ANSWERS = 2000;
const VISITORS = 8;
const APPLICATIONS = 10;

/** Every applicant of this run is another person. */
let applicants = 0;

/**
 * Two web instances behind nginx under load, one of them killed and started again: no request fails, and no form counts twice.
 * @param {Scene} scene
 */
export const killOneWeb = (scene) =>
  underLoad(
    scene,
    'Two web instances behind nginx, one killed (-9) under load: no failed request',
    async (untilAnswers) => {
      const [, web] = scene.stack.webs;
      await web?.child.kill();
      await untilAnswers(ANSWERS);
      await web?.restart();
    },
  );

/** The same with a polite end, as a deployment or an orchestrator does it. @param {Scene} scene */
export const stopOneWeb = (scene) =>
  underLoad(
    scene,
    'One of two stopped politely (SIGTERM) under load: no failed request',
    async (untilAnswers, notebook) => {
      const [, web] = scene.stack.webs;
      await web?.child.stop();
      const { code } = (await web?.child.exited) ?? {};
      notebook.expect('it ends by itself with 0', code === 0, `code ${code}`);
      await untilAnswers(ANSWERS);
      await web?.restart();
    },
  );

/** One after the other, as the deploy guide says. @param {Scene} scene */
export const rollWebs = (scene) =>
  underLoad(scene, 'Both restarted, one after the other, under load: no failed request', async (untilAnswers) => {
    for (const web of scene.stack.webs) {
      await web.restart();
      await untilAnswers(ANSWERS / 4);
    }
    await untilAnswers(ANSWERS);
  });

/**
 * @param {Scene} scene
 * @param {string} bullet
 * @param {(untilAnswers: (count: number) => Promise<void>, notebook: Notebook) => Promise<void>} fault
 */
async function underLoad(scene, bullet, fault) {
  const { stack } = scene;
  const notebook = new Notebook(stack);
  const before = (await storedApplications(stack.environment, stack.cms.databaseFile)).length;
  const load = scene.visit(scene.pagesOfVisitors('stay'), {
    doors: ['nginx'],
    visitors: VISITORS,
    pauseMilliseconds: 15,
  });
  const forms = sendForms(stack.nginx.port);
  const untilAnswers = async (/** @type {number} */ count) => {
    const enough = load.asked() + count;
    const came = await secondsUntil(async () => load.asked() >= enough, 120);
    notebook.expect(`${count} more answers within two minutes`, came !== undefined);
  };
  try {
    await untilAnswers(200);
    await fault(untilAnswers, notebook);
    await pause(2);
  } finally {
    notebook.answers(await load.stop());
  }
  const sent = await forms;
  const rows = await storedApplications(stack.environment, stack.cms.databaseFile);
  const keys = new Set(sent.map(({ token }) => token)).size;
  notebook.figure(`${rows.length - before} applications stored of ${sent.length} sent`);
  notebook.expect(
    'each application is stored once',
    rows.length - before === APPLICATIONS && keys === APPLICATIONS,
    `${rows.length - before} rows, ${keys} keys`,
  );
  return notebook.verdict(bullet);
}

/** One visitor after the other sends a form, so that some are on their way at any moment of the fault. @param {number} port */
async function sendForms(port) {
  const sent = [];
  for (let index = 0; index < APPLICATIONS; index += 1) {
    applicants += 1;
    sent.push(await apply({ number: applicants, port, attempts: 20 }));
  }
  return sent;
}
