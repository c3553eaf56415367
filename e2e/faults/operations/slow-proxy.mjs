// @ts-check
import { wrongOutage } from '../load/judge-answer.mjs';
import { MAX_STORED_PAGE, MAX_WAIT } from './bounds.mjs';
import { FaultyProxy } from './faulty-proxy.mjs';
import { Findings } from './findings.mjs';
import { pause, secondsUntil } from './scene.mjs';
import { startWebBeside } from './web-beside.mjs';

/** Delay of each answer in seconds: short enough for one call. */
const DELAY = 2;

/**
 * The CMS answers slowly, then hangs. Stored pages answer at once. Pages that are made per visitor answer late or with an
 * error. A CMS that hangs is an outage like any other.
 * @param {import('./scene.mjs').Scene} scene
 */
export async function slowDownCms(scene) {
  const findings = new Findings(scene.stack);
  const proxy = new FaultyProxy(scene.stack.cms.port);
  const web = await startWebBeside(scene, { CMS_URL: await proxy.start() });
  const entrance = { name: 'web server of a slow CMS', port: web.port };
  try {
    const { stored } = scene.targets;
    // The server stores each page that is requested here.
    const first = scene.visitAt({ ...entrance, targets: stored });
    await secondsUntil(async () => first.asked() >= stored.length * 3, 60);
    findings.expectAnswers(await first.stop());

    proxy.behaviour = { delaySeconds: DELAY };
    const known = scene.visitAt({ ...entrance, targets: stored });
    const made = scene.visitAt({ ...entrance, targets: scene.pagesOfVisitors('may be out').slice(stored.length) });
    await pause(12);
    findings.expectAnswers(await made.stop(), MAX_WAIT);
    proxy.behaviour = 'hangs';
    await pause(2);
    await findings.expectHealth('the web server', web.port, 'degraded', ['cms']);
    const answer = await scene.askSpain(scene.newPath(), web.port);
    findings.addAnswer('a new path while the CMS hangs', wrongOutage(answer, 'es-ES'));
    proxy.behaviour = 'passes on';
    findings.expectAnswers(await known.stop(), MAX_STORED_PAGE);
    const path = scene.newPath();
    const answersOk = async () => (await scene.askSpain(path, web.port)).status === 200;
    findings.expectRecovery('a new path answers 200 again', await secondsUntil(answersOk, 30));
    findings.expectLines('the web server', web.logFile, []);
  } finally {
    await web.child.stop();
    await proxy.stop();
  }
  return findings.verdict(
    `CMS slow by ${DELAY} s, then hanging: stored pages answer at once, other pages late or with an error`,
  );
}
