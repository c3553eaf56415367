// @ts-check
import { randomUUID } from 'node:crypto';
import { withPostgres } from '../../scripts/databases/with-postgres.mjs';
import { apply } from '../visitors/apply.mjs';
import { ask } from './load/ask.mjs';
import { Editor } from './operations/editor.mjs';
import { openScene, pause, secondsUntil } from './operations/scene.mjs';
import { storedApplications } from './stored-applications.mjs';

/** @typedef {import('./operations/scene.mjs').Scene} Scene */

const SLUG = 'presupuesto-mensual-y-fondo-de-emergencia';
const PATH = `/blog/${SLUG}/`;
/** Seconds for which a killed server is away. */
const AWAY = 6;
/** Seconds from an editor's publish to the page at nginx, after which it counts as lost. The times themselves are reported. */
const VISIBLE = 30;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

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
    const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = scene.stack.environment;
    const editor = await Editor.logIn(scene.stack.cmsPort, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
    const writers = new Writers(scene, editor);
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

/** An editor who publishes, applicants, and a browser that reports events, one after the other and without end. */
class Writers {
  #scene;
  #editor;
  #isRunning = false;
  /** @type {Promise<unknown>} */
  #work = Promise.resolve();
  /** @type {{ at: number, seconds: number }[]} when each was stored, and how long it took to be visible */
  #visible = [];
  /** @type {string[]} */
  #problems = [];
  /** @type {string[]} */
  #acceptedEvents = [];
  #applications = 0;
  #publishes = 0;

  /** @param {Scene} scene @param {Editor} editor */
  constructor(scene, editor) {
    this.#scene = scene;
    this.#editor = editor;
  }

  start() {
    this.#isRunning = true;
    this.#visible = [];
    this.#problems = [];
    this.#work = Promise.all([this.#publish(), this.#apply(), this.#report()]);
  }

  async pause() {
    this.#isRunning = false;
    await this.#work;
    return { publishes: this.#visible, problems: this.#problems };
  }

  async #publish() {
    const { sitePort } = this.#scene.stack;
    while (this.#isRunning) {
      this.#publishes += 1;
      const title = `Un título publicado por ${this.#publishes} vez`;
      const isPublished = await this.#editor
        .find('article', 'slug', SLUG)
        .then(({ documentId }) => this.#editor.publish('article', documentId, { title }))
        .then(() => true)
        .catch(() => false);
      if (isPublished) {
        const at = performance.now();
        const shows = async () => (await this.#scene.askSpain(PATH, sitePort)).body.includes(title);
        const seconds = await secondsUntil(shows, VISIBLE);
        if (seconds === undefined) this.#problems.push(`✗ "${title}" was not visible after ${VISIBLE} s`);
        else this.#visible.push({ at, seconds });
      }
      await pause(1);
    }
  }

  async #apply() {
    while (this.#isRunning) {
      this.#applications += 1;
      await apply({ number: 5000 + this.#applications, port: this.#scene.stack.sitePort, attempts: 40 });
      await pause(0.5);
    }
  }

  async #report() {
    const { sitePort } = this.#scene.stack;
    const host = `es.localhost:${sitePort}`;
    const headers = { 'content-type': 'application/json', origin: `http://${host}`, 'user-agent': BROWSER };
    while (this.#isRunning) {
      const event_key = randomUUID();
      const ids = { session_id: randomUUID(), client_id: randomUUID() };
      const body = JSON.stringify([{ event_key, event_id: 5, sub4: 'pageView', ...ids, domain: 'es.localhost' }]);
      const { status } = await ask({ port: sitePort, host, path: '/api/event', method: 'POST', headers, body });
      if (status === 202) this.#acceptedEvents.push(event_key);
      await pause(0.05);
    }
  }

  /** @returns {Promise<import('./verdicts.mjs').Verdict>} */
  async judgeStored() {
    const { environment, cms } = this.#scene.stack;
    const missingEvents = () =>
      withPostgres(environment, async (client) => {
        const sql = 'select event_key from tracking.events where event_key = any ($1::uuid[])';
        const { rows } = await client.query(sql, [this.#acceptedEvents]);
        return this.#acceptedEvents.length - rows.length;
      });
    // An entry of a killed worker is taken over after a minute.
    await secondsUntil(async () => (await missingEvents()) === 0, 90);
    const lost = await missingEvents();
    const stored = (await storedApplications(environment, cms.databaseFile)).length;
    return {
      bullet: 'Everything that was accepted is stored once',
      isPassed: lost === 0 && this.#acceptedEvents.length > 0 && stored === this.#applications,
      figures: `${stored} applications stored of ${this.#applications}; ${this.#acceptedEvents.length} events accepted, ${lost} lost; ${this.#publishes} publishes`,
    };
  }
}
