// @ts-check
import { MAX_WAIT } from './bounds.mjs';
import { askForNewPages, CMS_LINES, findNewPages } from './cms-killed.mjs';
import { Findings, healthOf } from './findings.mjs';
import { pause, secondsUntil } from './scene.mjs';

/** The log lines of the CMS about its database. */
const DATABASE_LINES = { lost: /^PostgreSQL at \S+ does not answer/, back: /^PostgreSQL at \S+ is back$/ };

/** A CMS without its database answers within this, in seconds. */
const MAX_ANSWER = 3;

/**
 * Kills PostgreSQL under a running CMS. The CMS answers 503 quickly and recovers without a restart.
 * @param {import('./scene.mjs').Scene} scene
 */
export async function killDatabase(scene) {
  const { stack, askSpain } = scene;
  const { cms, postgres } = stack;
  const [web] = stack.webs;
  if (!postgres || !web) throw new Error('This needs PostgreSQL and a web instance.');
  const findings = new Findings(stack);
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
      findings.expect(`the CMS answers ${path} with 503`, answer.status === 503, String(answer.status));
      findings.expect(
        `the CMS answers ${path} within ${MAX_ANSWER} s`,
        seconds <= MAX_ANSWER,
        `${seconds.toFixed(1)} s`,
      );
    }
    await findings.expectHealth('the CMS', cms.port, 'failing', ['database']);
    await findings.expectHealth('web 1', web.port, 'degraded', ['cms']);
    const live = await askSpain('/api/health/live', cms.port);
    findings.expect('the CMS is alive', live.status === 200, String(live.status));
    await askForNewPages(scene, findings, paths);

    await postgres.restart();
    const seconds = await secondsUntil(async () => (await healthOf(cms.port)).status === 'ok', 30);
    findings.expectRecovery('the health of the CMS is ok again', seconds);
    await findNewPages(scene, findings, paths);
    findings.expect('the CMS is the same process', cms.child.isRunning() && cms.child.pid === pid);
    await pause(5);
  } finally {
    findings.expectAnswers(await load.stop(), MAX_WAIT);
  }
  findings.expectLines('the CMS', cms.logFile, [DATABASE_LINES]);
  findings.expectLines('web 1', web.logFile, [CMS_LINES]);
  return findings.verdict(
    'PostgreSQL killed: the CMS answers 503 quickly and recovers; visitors get stored pages as without a CMS',
  );
}
