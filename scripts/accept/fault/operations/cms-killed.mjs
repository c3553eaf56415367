// @ts-check
import { judgeAnswer, wrongOutage } from '../load/judge-answer.mjs';
import { faceOf } from '../load/page-face.mjs';
import { LONGEST_WAIT } from './bounds.mjs';
import { Notebook } from './notebook.mjs';
import { pause, secondsUntil } from './scene.mjs';

/** @typedef {import('./scene.mjs').Scene} Scene */

/** Of what a web instance says when it loses the CMS, and when it has it again. */
export const CMS_LINES = { lost: /^The CMS is away$/, back: /^The CMS is back$/ };

/**
 * The CMS is killed: known pages stay, also over a restart of a web instance; what was never made says so honestly and is
 * stored by nobody; and when the CMS is back, so is everything.
 * @param {Scene} scene
 */
export async function killCms(scene) {
  const { stack } = scene;
  const [web1, web2] = stack.webs;
  if (!web1 || !web2) throw new Error('This needs two web instances.');
  const notebook = new Notebook(stack);
  const pages = scene.pagesOfVisitors('may be out');
  const load = scene.visit(pages, { doors: ['nginx', 0] });
  const paths = [scene.newPath(), scene.newPath()];
  try {
    await pause(1);
    await stack.cms.child.kill();
    await pause(2);
    await askForNewPages(scene, notebook, paths);
    await notebook.expectHealth('web 1', web1.port, 'degraded', ['cms']);

    await web2.restart();
    notebook.logBeginsAnew(web2.logFile);
    const restarted = scene.visit(pages, { doors: [1] });
    await pause(4);
    await notebook.expectHealth('web 2, started without the CMS,', web2.port, 'degraded', ['cms']);
    notebook.answers(await restarted.stop(), LONGEST_WAIT);

    await stack.cms.restart();
    await findNewPages(scene, notebook, paths);
    for (const [index, { port }] of stack.webs.entries()) {
      const seconds = await secondsUntil(async () => (await isWell(scene, port)) === true, 30);
      notebook.expectBack(`web ${index + 1} is well again`, seconds);
    }
    await pause(4);
  } finally {
    notebook.answers(await load.stop(), LONGEST_WAIT);
  }
  notebook.expectLines('web 1', web1.logFile, [CMS_LINES]);
  return notebook.verdict(
    'CMS killed: known pages 200, a restart of a web instance included; new paths honest; back by itself',
  );
}

/**
 * A page that was never made cannot be made now: through nginx and at an origin, twice, it says so.
 * @param {Scene} scene @param {Notebook} notebook @param {string[]} paths
 */
export async function askForNewPages({ stack, askSpain }, notebook, paths) {
  for (const path of paths) {
    for (const [door, port] of doorsOf(stack)) {
      for (const time of ['first', 'second']) {
        const answer = await askSpain(path, port);
        notebook.answer(`${path} at ${door}, the ${time} time`, wrongOutage(answer, 'es-ES'));
        notebook.expect(
          `${path} at ${door} is answered within ${LONGEST_WAIT} s`,
          answer.milliseconds <= LONGEST_WAIT * 1000,
          `${Math.round(answer.milliseconds)} ms`,
        );
      }
    }
  }
}

/**
 * What was out is there again, at every door, without anybody's help.
 * @param {Scene} scene @param {Notebook} notebook @param {string[]} paths
 */
export async function findNewPages({ stack, askSpain, newPath }, notebook, paths) {
  for (const path of paths) {
    for (const [door, port] of doorsOf(stack)) {
      const seconds = await secondsUntil(async () => (await askSpain(path, port)).status === 200, 30);
      notebook.expectBack(`${path} is there again at ${door}`, seconds);
    }
    const answers = await Promise.all(doorsOf(stack).map(([, port]) => askSpain(path, port)));
    const face = faceOf(answers[0]?.body ?? '');
    notebook.expect(`${path} has a heading`, face.heading !== '' && face.language === 'es-ES');
    for (const answer of answers) {
      const judgement = judgeAnswer(answer, { kind: 'page', face });
      notebook.answer(path, typeof judgement === 'string' ? undefined : judgement.wrong);
    }
  }
  // Those pages may have come from the Redis that the instances share: what nobody has yet, each must ask the CMS for.
  for (const [index, { port }] of stack.webs.entries()) {
    const path = newPath();
    const { status } = await askSpain(path, port);
    notebook.expect(`web ${index + 1} makes ${path}, which nobody has yet`, status === 200, String(status));
  }
}

/** @param {Scene['stack']} stack @returns {[name: string, port: number][]} */
const doorsOf = ({ nginx, webs }) => [
  ['nginx', nginx.port],
  ...webs.map(({ port }, index) => /** @type {[string, number]} */ ([`web ${index + 1}`, port])),
];

/** @param {Scene} scene @param {number} port */
async function isWell({ askSpain }, port) {
  const { body } = await askSpain('/api/health/ready', port);
  return /"status":"ok"/.test(body);
}
