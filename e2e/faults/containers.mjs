// @ts-check
import { describeFailure } from '../../scripts/console/failure.mjs';
import { readLocalEnvironment } from '../../scripts/environment/local-environment.mjs';
import { problemsOf, requireQuickApplication, startApplicants } from './containers/applicants.mjs';
import { containersOf, countApplications, crash, httpPort, requireSettings } from './containers/compose-stack.mjs';
import { ask } from './load/ask.mjs';
import { startLoad } from './load/load.mjs';
import { learnTargets, orOutage } from './load/targets.mjs';
import { MAX_WAIT } from './operations/bounds.mjs';
import { pause } from './operations/scene.mjs';

/** @typedef {import('./verdicts.mjs').Verdict} Verdict */

const SERVICES = ['web', 'cms', 'redis', 'postgres', 'nginx'];
/** A start of the container of nginx: nobody can answer meanwhile. */
const MAX_SECONDS_WITHOUT_NGINX = 5;
const PROBE_MILLISECONDS = 50;

const hostHeader = (/** @type {string} */ country) => `${country}.localhost`;

/**
 * Kills one container of each service of the running stack of docker compose, while visitors request pages and apply. Every
 * answer is right, but an error page for what is made per visitor; every accepted application is stored once and matched. nginx
 * itself may be away for seconds. The stack needs two settings (`requireSettings`), so that nginx takes the addresses of these visitors
 * from their headers.
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @param {{ only?: string }} [options] `only`: services whose names contain this
 * @returns {Promise<Verdict[]>}
 */
export async function killContainers(steps, { only = '' } = {}) {
  requireSettings(readLocalEnvironment());
  const port = httpPort();
  const targets = await steps.run('Pages before any fault', () => learnTargets([port], hostHeader));
  await steps.run('An application before any fault', () => requireQuickApplication(port));
  const pages = [...targets.stored, ...orOutage(targets.perVisitor)];
  /** @type {Verdict[]} */
  const verdicts = [];
  for (const service of SERVICES.filter((name) => name.includes(only))) {
    const bullet = `A container of ${service} killed: visitors get right answers, and no application is lost`;
    const judge = () => (service === 'nginx' ? killNginx(port, pages) : killUnderLoad(service, port, pages));
    const verdict = await steps
      .run(`Kill ${service}`, judge)
      .catch((error) => ({ isPassed: false, figures: `✗ threw: ${describeFailure(error)}` }));
    verdicts.push({ bullet, ...verdict });
  }
  return verdicts;
}

/**
 * @param {string} service
 * @param {number} port
 * @param {import('./load/load.mjs').Target[]} pages
 * @returns {Promise<Omit<Verdict, 'bullet'>>}
 */
async function killUnderLoad(service, port, pages) {
  const before = await countApplications();
  const load = startLoad([{ name: 'nginx', port, targets: pages }], { hostHeader });
  const applicants = startApplicants(port);
  const seconds = await secondsOfCrash(service).catch(async (error) => {
    // Otherwise these visitors would go on during the next fault, and their applications would count for it.
    await Promise.allSettled([applicants.stop(), load.stop()]);
    throw error;
  });
  const { tokens, attempts } = await applicants.stop();
  const [tally] = await load.stop();
  if (!tally) throw new Error('There was no load.');
  // The job that matches what a killed CMS had stored runs within seconds.
  await pause(5);
  const after = await countApplications();
  const stored = after.stored - before.stored;
  const problems = [
    ...tally.faults(),
    ...problemsOf({ tokens, stored, unmatched: after.unmatched }),
    ...(tally.slowest.milliseconds <= MAX_WAIT * 1000 ? [] : [`an answer took longer than ${MAX_WAIT} s`]),
  ];
  const figures = [
    `healthy again after ${seconds.toFixed(1)} s`,
    tally.summary(),
    `${tokens.length} applications accepted in ${attempts} attempts, ${stored} stored`,
  ];
  return verdictOf(figures, problems);
}

/** @param {string} service @returns {Promise<number>} seconds until the container that was killed was healthy again */
async function secondsOfCrash(service) {
  await pause(3);
  const [id = ''] = await containersOf(service);
  const startedAt = performance.now();
  const untilHealthy = await crash(id);
  await untilHealthy();
  const seconds = (performance.now() - startedAt) / 1000;
  await pause(3);
  return seconds;
}

/**
 * nginx is the only entrance, so connections fail until Docker has started it again. Then every page is right at once.
 * @param {number} port
 * @param {import('./load/load.mjs').Target[]} pages
 * @returns {Promise<Omit<Verdict, 'bullet'>>}
 */
async function killNginx(port, pages) {
  const [id = ''] = await containersOf('nginx');
  const untilHealthy = await crash(id);
  const killedAt = performance.now();
  while ((await ask({ port, host: hostHeader('es'), path: '/robots.txt' })).status !== 200) {
    if (performance.now() - killedAt > MAX_WAIT * 1000) break;
    await new Promise((resolve) => setTimeout(resolve, PROBE_MILLISECONDS));
  }
  const seconds = (performance.now() - killedAt) / 1000;
  const load = startLoad([{ name: 'nginx', port, targets: pages }], { hostHeader });
  await untilHealthy();
  await pause(5);
  const [tally] = await load.stop();
  if (!tally) throw new Error('There was no load.');
  const problems = [
    ...tally.faults(),
    ...(seconds <= MAX_SECONDS_WITHOUT_NGINX ? [] : [`nobody answered for ${seconds.toFixed(1)} s`]),
  ];
  return verdictOf([`answers again after ${seconds.toFixed(1)} s`, tally.summary()], problems);
}

/** @param {string[]} figures @param {string[]} problems @returns {Omit<Verdict, 'bullet'>} */
const verdictOf = (figures, problems) => ({
  isPassed: problems.length === 0,
  figures: [...figures, ...problems.map((problem) => `✗ ${problem}`)].join('; '),
});
