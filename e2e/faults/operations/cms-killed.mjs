// @ts-check
import { judgeAnswer, wrongOutage } from '../load/judge-answer.mjs';
import { identityOf } from '../load/page-identity.mjs';
import { MAX_WAIT } from './bounds.mjs';
import { Findings } from './findings.mjs';
import { pause, secondsUntil } from './scene.mjs';

/** @typedef {import('./scene.mjs').Scene} Scene */

/** The log lines of a web instance that loses the CMS and finds it again. */
export const CMS_LINES = { lost: /^The CMS is away$/, back: /^The CMS is back$/ };

/**
 * Kills the CMS. Stored pages stay, also after a restart of a web instance. A page that was never made is answered with an
 * error that no cache may store. When the CMS is back, every page is.
 * @param {Scene} scene
 */
export async function killCms(scene) {
  const { stack } = scene;
  const [web1, web2] = stack.webs;
  if (!web1 || !web2) throw new Error('This needs two web instances.');
  const findings = new Findings(stack);
  const pages = scene.pagesOfVisitors('may be out');
  const load = scene.visit(pages, { entrances: ['nginx', 0] });
  const paths = [scene.newPath(), scene.newPath()];
  try {
    await pause(1);
    await stack.cms.child.kill();
    await pause(2);
    await askForNewPages(scene, findings, paths);
    await findings.expectHealth('web 1', web1.port, 'degraded', ['cms']);

    await web2.restart();
    findings.startNewLog(web2.logFile);
    const restarted = scene.visit(pages, { entrances: [1] });
    await pause(4);
    await findings.expectHealth('web 2, started without the CMS,', web2.port, 'degraded', ['cms']);
    findings.expectAnswers(await restarted.stop(), MAX_WAIT);

    await stack.cms.restart();
    await findNewPages(scene, findings, paths);
    for (const [index, { port }] of stack.webs.entries()) {
      const seconds = await secondsUntil(async () => (await isHealthy(scene, port)) === true, 30);
      findings.expectRecovery(`the health of web ${index + 1} is ok again`, seconds);
    }
    await pause(4);
  } finally {
    findings.expectAnswers(await load.stop(), MAX_WAIT);
  }
  findings.expectLines('web 1', web1.logFile, [CMS_LINES]);
  return findings.verdict(
    'CMS killed: stored pages answer 200, also after a restart of a web instance; new paths answer an error; all recover',
  );
}

/**
 * A page that was never made cannot be made now. nginx and each web instance say so, at the first and at a second request.
 * @param {Scene} scene @param {Findings} findings @param {string[]} paths
 */
export async function askForNewPages({ stack, askSpain }, findings, paths) {
  for (const path of paths) {
    for (const [entrance, port] of entrancesOf(stack)) {
      for (const time of ['first', 'second']) {
        const answer = await askSpain(path, port);
        findings.addAnswer(`${path} at ${entrance}, the ${time} time`, wrongOutage(answer, 'es-ES'));
        findings.expect(
          `${path} at ${entrance} is answered within ${MAX_WAIT} s`,
          answer.milliseconds <= MAX_WAIT * 1000,
          `${Math.round(answer.milliseconds)} ms`,
        );
      }
    }
  }
}

/**
 * Every page that was unavailable is available again at every entrance, without a restart.
 * @param {Scene} scene @param {Findings} findings @param {string[]} paths
 */
export async function findNewPages({ stack, askSpain, newPath }, findings, paths) {
  for (const path of paths) {
    for (const [entrance, port] of entrancesOf(stack)) {
      const seconds = await secondsUntil(async () => (await askSpain(path, port)).status === 200, 30);
      findings.expectRecovery(`${path} answers 200 again at ${entrance}`, seconds);
    }
    const answers = await Promise.all(entrancesOf(stack).map(([, port]) => askSpain(path, port)));
    const identity = identityOf(answers[0]?.body ?? '');
    findings.expect(`${path} has a heading`, identity.heading !== '' && identity.language === 'es-ES');
    for (const answer of answers) {
      const judgement = judgeAnswer(answer, { kind: 'page', identity });
      findings.addAnswer(path, typeof judgement === 'string' ? undefined : judgement.wrong);
    }
  }
  // Those pages may come from the Redis that the instances share. For a new page each instance has to ask the CMS.
  for (const [index, { port }] of stack.webs.entries()) {
    const path = newPath();
    const { status } = await askSpain(path, port);
    findings.expect(`web ${index + 1} makes ${path}, which is not stored yet`, status === 200, String(status));
  }
}

/** @param {Scene['stack']} stack @returns {[name: string, port: number][]} */
const entrancesOf = ({ nginx, webs }) => [
  ['nginx', nginx.port],
  ...webs.map(({ port }, index) => /** @type {[string, number]} */ ([`web ${index + 1}`, port])),
];

/** @param {Scene} scene @param {number} port */
async function isHealthy({ askSpain }, port) {
  const { body } = await askSpain('/api/health/ready', port);
  return /"status":"ok"/.test(body);
}
