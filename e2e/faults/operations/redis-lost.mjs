// @ts-check
import { MAX_WAIT } from './bounds.mjs';
import { Findings, healthOf } from './findings.mjs';
import { pause, secondsUntil } from './scene.mjs';

/** @typedef {import('./scene.mjs').Scene} Scene */

const WEB_LINES = [{ lost: /^Redis is away$/, back: /^Redis is back$/ }];
const CMS_LINES = [{ lost: /^Redis is away, /, back: /^Redis is back: limits/ }];

const OUTAGE_SECONDS = 6;

/** Kills Redis and starts it again with its data. @param {Scene} scene */
export const killRedis = (scene) =>
  withoutRedis(scene, 'Redis killed and started again: every page is right, none 5xx, rate limits still count', {
    lose: (redis) => redis.child.kill(),
    recover: (redis) => redis.restart(),
  });

/** Stops Redis with SIGSTOP: it accepts connections and does not answer. @param {Scene} scene */
export const freezeRedis = (scene) =>
  withoutRedis(scene, 'Redis frozen (SIGSTOP): every page is right in bounded time, rate limits still count', {
    lose: async (redis) => void process.kill(redis.child.pid, 'SIGSTOP'),
    recover: async (redis) => void process.kill(redis.child.pid, 'SIGCONT'),
  });

/**
 * @param {Scene} scene
 * @param {string} bullet
 * @param {Record<'lose' | 'recover', (redis: import('../../../scripts/databases/redis.mjs').Redis) => Promise<void>>} fault
 */
async function withoutRedis(scene, bullet, { lose, recover }) {
  const { stack } = scene;
  const { redis, cms, webs } = stack;
  if (!redis) throw new Error('This needs Redis.');
  const findings = new Findings(stack);
  const load = scene.visit(scene.pagesOfVisitors('stay'), { visitors: 2, pauseMilliseconds: 60 });
  const apps = [
    { name: 'the CMS', port: cms.port },
    ...webs.map(({ port }, index) => ({ name: `web ${index + 1}`, port })),
  ];
  try {
    await pause(1);
    await lose(redis);
    await pause(OUTAGE_SECONDS);
    for (const { name, port } of apps) await findings.expectHealth(name, port, 'degraded', ['redis']);
    await limitsCount(scene, findings);
    await recover(redis);
    for (const { name, port } of apps) {
      findings.expectRecovery(
        `the health of ${name} is ok again`,
        await secondsUntil(async () => (await healthOf(port)).status === 'ok', 30),
      );
    }
    await pause(5);
  } finally {
    findings.expectAnswers(await load.stop(), MAX_WAIT);
  }
  webs.forEach(({ logFile }, index) => {
    findings.expectLines(`web ${index + 1}`, logFile, WEB_LINES);
  });
  findings.expectLines('the CMS', cms.logFile, CMS_LINES);
  return findings.verdict(bullet);
}

/** Clicks on offers that the CMS allows one visitor in an hour. */
const MAX_CLICKS = 300;

/** Each run of `limitsCount` uses another network address. */
let machines = 0;

/** The limit on clicks holds with and without Redis. @param {Scene} scene @param {Findings} findings */
async function limitsCount({ stack, askSpain }, findings) {
  machines += 1;
  const headers = { 'x-forwarded-for': `10.77.0.${machines}` };
  /** @type {Map<number, number>} */
  const statuses = new Map();
  for (let round = 0; round < MAX_CLICKS / 10 + 2; round += 1) {
    const clicks = Array.from({ length: 10 }, () => askSpain('/go/67/', stack.webs[0]?.port ?? 0, { headers }));
    for (const { status } of await Promise.all(clicks)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const seen = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
  findings.addFigure(`clicks from one address: ${seen}`);
  const isRight = statuses.get(302) === MAX_CLICKS && statuses.size === 2 && statuses.has(429);
  findings.expect(`exactly ${MAX_CLICKS} clicks pass`, isRight, seen);
}
