// @ts-check
import { wrongOutage } from '../load/judge-answer.mjs';
import { MAX_HEALTH, MAX_STORED_PAGE, MAX_WAIT } from './bounds.mjs';
import { askForNewPages, CMS_LINES, findNewPages } from './cms-killed.mjs';
import { Findings, healthOf } from './findings.mjs';
import { pause, secondsUntil } from './scene.mjs';

/**
 * Stops the CMS with SIGSTOP: it accepts connections and never answers. Stored pages answer at once. Pages that need the CMS
 * answer an error in bounded time.
 * @param {import('./scene.mjs').Scene} scene
 */
export async function freezeCms(scene) {
  const { stack, askSpain } = scene;
  const [web] = stack.webs;
  if (!web) throw new Error('This needs a web instance.');
  const findings = new Findings(stack);
  const stored = scene.visit(scene.targets.stored);
  const perVisitor = scene.visit(scene.pagesOfVisitors('may be out').slice(scene.targets.stored.length), {
    visitors: 1,
    pauseMilliseconds: 200,
  });
  const paths = [scene.newPath()];
  try {
    await pause(1);
    process.kill(stack.cms.child.pid, 'SIGSTOP');
    const health = await healthOf(web.port);
    findings.expect(
      `the health of web 1 answers within ${MAX_HEALTH} s`,
      health.milliseconds <= MAX_HEALTH * 1000,
      `${Math.round(health.milliseconds)} ms`,
    );
    await findings.expectHealth('web 1', web.port, 'degraded', ['cms']);
    await askForNewPages(scene, findings, paths);
    const feed = await askSpain('/offers_data/configs/es_feed.json', stack.nginx.port);
    findings.addAnswer(
      'the feed for partners',
      feed.status === 504 || feed.status === 502 ? wrongOutage(feed, 'es-ES') : `status ${feed.status}`,
    );
    process.kill(stack.cms.child.pid, 'SIGCONT');
    findings.expectRecovery(
      'the health of web 1 is ok again',
      await secondsUntil(async () => (await healthOf(web.port)).status === 'ok', 30),
    );
    await findNewPages(scene, findings, paths);
    await pause(5);
  } finally {
    process.kill(stack.cms.child.pid, 'SIGCONT');
    findings.expectAnswers(await stored.stop(), MAX_STORED_PAGE);
    findings.expectAnswers(await perVisitor.stop(), MAX_WAIT);
  }
  findings.expectLines('web 1', web.logFile, [CMS_LINES]);
  return findings.verdict(
    'CMS frozen (SIGSTOP): stored pages answer at once, pages that need the CMS answer an error in bounded time',
  );
}
