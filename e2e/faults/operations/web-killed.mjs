// @ts-check
import { apply } from '../../visitors/apply.mjs';
import { storedApplications } from '../stored-applications.mjs';
import { Findings } from './findings.mjs';
import { pause, secondsUntil } from './scene.mjs';

/** @typedef {import('./scene.mjs').Scene} Scene */

/** The number of answers to wait for while an instance is down. */
const ANSWERS = 2000;
const VISITORS = 8;
const APPLICATIONS = 10;

/** Number of the last applicant. Each application has another one. */
let applicants = 0;

/**
 * Kills one of two web instances behind nginx under load and starts it again: no request fails, and each form is stored once.
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

/** Stops one of two web instances with SIGTERM, as a deployment does. @param {Scene} scene */
export const stopOneWeb = (scene) =>
  underLoad(
    scene,
    'One of two web instances stopped (SIGTERM) under load: no failed request',
    async (untilAnswers, findings) => {
      const [, web] = scene.stack.webs;
      await web?.child.stop();
      const { code } = (await web?.child.exited) ?? {};
      findings.expect('it ends with exit code 0', code === 0, `code ${code}`);
      await untilAnswers(ANSWERS);
      await web?.restart();
    },
  );

/** Restarts the instances one after the other, as docs/deploy.md says. @param {Scene} scene */
export const rollWebs = (scene) =>
  underLoad(
    scene,
    'Both web instances restarted, one after the other, under load: no failed request',
    async (untilAnswers) => {
      for (const web of scene.stack.webs) {
        await web.restart();
        await untilAnswers(ANSWERS / 4);
      }
      await untilAnswers(ANSWERS);
    },
  );

/**
 * @param {Scene} scene
 * @param {string} bullet
 * @param {(untilAnswers: (count: number) => Promise<void>, findings: Findings) => Promise<void>} fault
 */
async function underLoad(scene, bullet, fault) {
  const { stack } = scene;
  const findings = new Findings(stack);
  const before = (await storedApplications(stack.environment, stack.cms.databaseFile)).length;
  const load = scene.visit(scene.pagesOfVisitors('stay'), {
    entrances: ['nginx'],
    visitors: VISITORS,
    pauseMilliseconds: 15,
  });
  const forms = sendForms(stack.nginx.port);
  const untilAnswers = async (/** @type {number} */ count) => {
    const enough = load.asked() + count;
    const took = await secondsUntil(async () => load.asked() >= enough, 120);
    findings.expect(`${count} more answers within two minutes`, took !== undefined);
  };
  try {
    await untilAnswers(200);
    await fault(untilAnswers, findings);
    await pause(2);
  } finally {
    findings.expectAnswers(await load.stop());
  }
  const sent = await forms;
  const rows = await storedApplications(stack.environment, stack.cms.databaseFile);
  const keys = new Set(sent.map(({ token }) => token)).size;
  findings.addFigure(`${rows.length - before} applications stored of ${sent.length} sent`);
  findings.expect(
    'each application is stored once',
    rows.length - before === APPLICATIONS && keys === APPLICATIONS,
    `${rows.length - before} rows, ${keys} keys`,
  );
  return findings.verdict(bullet);
}

/** Sends one form after the other, so that one is in flight at any moment of the fault. @param {number} port */
async function sendForms(port) {
  const sent = [];
  for (let index = 0; index < APPLICATIONS; index += 1) {
    applicants += 1;
    sent.push(await apply({ number: applicants, port, attempts: 20 }));
  }
  return sent;
}
