// @ts-check
import { ask } from '../load/ask.mjs';
import { wrongOutage } from '../load/judge-answer.mjs';
import { visitedSites } from '../load/sites.mjs';
import { MAX_WAIT } from './bounds.mjs';
import { Findings } from './findings.mjs';
import { pause, secondsUntil } from './scene.mjs';

/**
 * Kills both web instances. nginx then serves the pages in its cache, and answers the rest with an error page of the site.
 * @param {import('./scene.mjs').Scene} scene
 */
export async function killAllWebs(scene) {
  const { stack } = scene;
  const sites = await visitedSites();
  const findings = new Findings(stack);
  // The home page of a country with two languages depends on a cookie, so nginx does not store it.
  const cached = scene.targets.stored.filter(
    ({ name, expected }) => expected.kind === 'page' && name !== 'Ukrainian home',
  );
  const load = scene.visit(cached, { entrances: ['nginx'] });
  try {
    await pause(2);
    await Promise.all(stack.webs.map(({ child }) => child.kill()));
    for (const { country, path, language } of sites) {
      for (const unknown of [`${path}never-seen-${country}/`, `${path}application/`]) {
        const { port } = stack.nginx;
        const answer = await ask({ port, host: scene.hostHeader(country, port), path: unknown });
        findings.addAnswer(`${country}${unknown}`, wrongOutage(answer, language));
      }
    }
    findings.addFigure(`${sites.length} sites have their own error page`);
    await pause(3);
    for (const web of stack.webs) await web.restart();
    const { port } = stack.nginx;
    const isBack = async () => (await scene.askSpain('/application/', port)).status === 200;
    findings.expectRecovery('nginx answers /application/ with 200 again', await secondsUntil(isBack, 30));
    await pause(2);
  } finally {
    findings.expectAnswers(await load.stop(), MAX_WAIT);
  }
  return findings.verdict(
    'All web instances killed: nginx serves stored pages stale and the 5xx page of the site for the rest',
  );
}
