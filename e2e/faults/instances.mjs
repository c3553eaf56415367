// @ts-check
import { Failure } from '../../scripts/console/failure.mjs';
import { Writers } from './instances/writers.mjs';
import { ask } from './load/ask.mjs';
import { visitedSites } from './load/sites.mjs';
import { Editor } from './operations/editor.mjs';
import { openScene, pause } from './operations/scene.mjs';

/** @typedef {import('./operations/scene.mjs').Scene} Scene */

/** Seconds for which a killed server is away. */
const AWAY = 6;

/**
 * Two nginx, three web servers, two CMS, two PgBouncers, PostgreSQL with a replica and Redis with Sentinels. Kills each one under load and starts it again.
 * Counts what visitors got wrong, what was accepted and lost, and how long a publish took to be visible.
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @param {{ only?: string }} [options] `only`: servers whose names contain this
 * @returns {Promise<import('./verdicts.mjs').Verdict[]>}
 */
export async function killInstances(steps, { only = '' } = {}) {
  const scene = await openScene(steps, {
    webInstances: 3,
    cmsInstances: 2,
    nginxInstances: 2,
    pgbouncerInstances: 2,
    withReplica: true,
    withSentinel: true,
  });
  try {
    const editor = await Editor.logIn(scene.stack.cmsPort, scene.stack.environment);
    const writers = new Writers(scene, editor);
    await steps.run('Search of every site, at each web server', () => prepareSearch(scene));
    const verdicts = [];
    for (const server of serversOf(scene)) {
      if (!server.name.toLowerCase().includes(only.toLowerCase())) continue;
      verdicts.push(await steps.run(`Killed: ${server.name}`, () => killUnderLoad(scene, writers, server)));
    }
    verdicts.push(await writers.judgeStored());
    return verdicts;
  } finally {
    await scene.close();
  }
}

/**
 * Makes each web server hold the search of every site, as it does by itself soon after its start. The CMS reads all texts for it, which would
 * slow down the first kills.
 * @param {Scene} scene
 */
async function prepareSearch({ stack, hostHeader }) {
  const sites = await visitedSites();
  for (const { port } of stack.webs) {
    for (const { country, language } of sites) {
      const path = `/api/search?site=${language}&q=a`;
      const { status } = await ask({ port, host: hostHeader(country, port), path });
      if (status !== 200) throw new Failure(`${path} answered ${status}.`);
    }
  }
}

/**
 * @typedef {object} Server
 * @property {string} name
 * @property {() => { child: import('../../scripts/processes/child.mjs').Child, restart: () => Promise<void> }} find the process that is killed
 * @property {boolean} [noWrites] nobody can publish until it is back, and pages that are made per visitor answer an outage
 */

/** @param {Scene} scene @returns {Server[]} */
function serversOf({ stack }) {
  const { cmses, webs, nginxes, pgbouncers, postgres, replica, redisGroup } = stack;
  if (!postgres || !replica || !redisGroup) throw new Error('This needs PostgreSQL with a replica, and Sentinels.');
  /** What docs/scale.md says that an operator does. */
  const takeOver = async () => {
    replica.promote();
    for (const pgbouncer of pgbouncers) pgbouncer.leadTo(replica.port);
  };
  /** @param {string} kind @param {ReturnType<Server['find']>[]} servers @returns {Server[]} */
  const each = (kind, servers) =>
    servers.map((server, index) => ({ name: `${kind} ${index + 1}`, find: () => server }));
  return [
    ...each('nginx', nginxes),
    ...each('web', webs),
    ...each('CMS', cmses),
    ...each('PgBouncer', pgbouncers),
    { name: 'master of Redis', find: () => redisGroup.master() },
    ...each('Sentinel', redisGroup.sentinels.slice(0, 1)),
    { name: 'PostgreSQL', find: () => postgres, noWrites: true },
    // The last one, because the former primary stays away.
    {
      name: 'PostgreSQL, whose replica took over',
      find: () => ({ child: postgres.child, restart: takeOver }),
      noWrites: true,
    },
  ];
}

/**
 * @param {Scene} scene
 * @param {Writers} writers
 * @param {Server} server
 * @returns {Promise<import('./verdicts.mjs').Verdict>}
 */
async function killUnderLoad(scene, writers, { name, find, noWrites = false }) {
  const server = find();
  const load = scene.visit(scene.pagesOfVisitors(noWrites ? 'may be out' : 'stay'), {
    entrances: ['nginx'],
    visitors: 3,
    pauseMilliseconds: 100,
  });
  writers.start();
  await pause(2);
  await server.child.kill();
  const killedAt = performance.now();
  await pause(AWAY);
  await server.restart();
  const restartedAt = performance.now();
  await pause(5);
  const { publishes, problems } = await writers.pause();
  const [tally] = await load.stop();
  const wrong = tally?.wrong ?? 0;
  const delays = publishes.map(({ seconds }) => seconds);
  const slow = publishes.filter(({ seconds }) => seconds > 2);
  const after = (/** @type {number} */ time, /** @type {number} */ since) => `${((time - since) / 1000).toFixed(1)} s`;
  const figures = [
    tally?.summary() ?? 'no visitor',
    ...(tally?.faults() ?? []),
    `${delays.length} publishes, visible after ${Math.min(...delays).toFixed(1)} to ${Math.max(...delays).toFixed(1)} s, ${delays.length - slow.length} of them within 2 s`,
    ...slow.map(
      ({ seconds, at }) =>
        `${seconds.toFixed(1)} s for one that was published ${after(at, killedAt)} after the kill and ${after(at, restartedAt)} after the return`,
    ),
    ...problems,
  ];
  return {
    bullet: `${name}: killed under load, and back after a while`,
    isPassed: wrong === 0 && delays.length > 0 && problems.length === 0,
    figures: figures.join('; '),
  };
}
