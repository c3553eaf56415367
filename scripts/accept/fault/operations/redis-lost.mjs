// @ts-check
import { LONGEST_WAIT } from './bounds.mjs';
import { healthOf, Notebook } from './notebook.mjs';
import { pause, secondsUntil } from './scene.mjs';

/** @typedef {import('./scene.mjs').Scene} Scene */

const WEB_LINES = [{ lost: /^Redis is away$/, back: /^Redis is back$/ }];
const CMS_LINES = [{ lost: /^Redis is away, /, back: /^Redis is back: limits/ }];

const OUTAGE_SECONDS = 6;

/** Redis is killed, and comes back with nothing in it. @param {Scene} scene */
export const killRedis = (scene) =>
  withoutRedis(scene, 'Redis killed, and back empty: every page right, none 5xx, limits go on', {
    lose: (redis) => redis.child.kill(),
    giveBack: (redis) => redis.restart(),
  });

/** Redis takes connections and does not answer: the worst it can do. @param {Scene} scene */
export const freezeRedis = (scene) =>
  withoutRedis(scene, 'Redis frozen (SIGSTOP): every page right in bounded time, limits go on', {
    lose: async (redis) => void process.kill(redis.child.pid, 'SIGSTOP'),
    giveBack: async (redis) => void process.kill(redis.child.pid, 'SIGCONT'),
  });

/**
 * @param {Scene} scene
 * @param {string} bullet
 * @param {Record<'lose' | 'giveBack', (redis: import('../../../databases/redis.mjs').Redis) => Promise<void>>} fault
 */
async function withoutRedis(scene, bullet, { lose, giveBack }) {
  const { stack } = scene;
  const { redis, cms, webs } = stack;
  if (!redis) throw new Error('This needs Redis.');
  const notebook = new Notebook(stack);
  const load = scene.visit(scene.pagesOfVisitors('stay'), { visitors: 2, pauseMilliseconds: 60 });
  const apps = [
    { name: 'the CMS', port: cms.port },
    ...webs.map(({ port }, index) => ({ name: `web ${index + 1}`, port })),
  ];
  try {
    await pause(1);
    await lose(redis);
    await pause(OUTAGE_SECONDS);
    for (const { name, port } of apps) await notebook.expectHealth(name, port, 'degraded', ['redis']);
    await limitsCount(scene, notebook);
    await giveBack(redis);
    for (const { name, port } of apps) {
      notebook.expectBack(
        `${name} is well again`,
        await secondsUntil(async () => (await healthOf(port)).status === 'ok', 30),
      );
    }
    await pause(5);
  } finally {
    notebook.answers(await load.stop(), LONGEST_WAIT);
  }
  webs.forEach(({ logFile }, index) => {
    notebook.expectLines(`web ${index + 1}`, logFile, WEB_LINES);
  });
  notebook.expectLines('the CMS', cms.logFile, CMS_LINES);
  return notebook.verdict(bullet);
}

/** Clicks on offers that one visitor may make in an hour; the CMS has the number. */
const CLICKS_ALLOWED = 300;

/** Every machine that clicks has another address. */
let machines = 0;

/** A machine that clicks on and on is stopped, with or without Redis. @param {Scene} scene @param {Notebook} notebook */
async function limitsCount({ stack, askSpain }, notebook) {
  machines += 1;
  const headers = { 'x-forwarded-for': `10.77.0.${machines}` };
  /** @type {Map<number, number>} */
  const statuses = new Map();
  for (let round = 0; round < CLICKS_ALLOWED / 10 + 2; round += 1) {
    const clicks = Array.from({ length: 10 }, () => askSpain('/go/67/', stack.webs[0]?.port ?? 0, { headers }));
    for (const { status } of await Promise.all(clicks)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const seen = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
  notebook.figure(`clicks of one machine: ${seen}`);
  const isRight = statuses.get(302) === CLICKS_ALLOWED && statuses.size === 2 && statuses.has(429);
  notebook.expect(`${CLICKS_ALLOWED} clicks pass and no more`, isRight, seen);
}
