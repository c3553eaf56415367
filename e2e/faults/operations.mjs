// @ts-check
import { describeFailure, Failure } from '../../scripts/console/failure.mjs';
import { killAllWebs } from './operations/all-webs-down.mjs';
import { killCms } from './operations/cms-killed.mjs';
import { killDatabase } from './operations/database-killed.mjs';
import { fillDisk } from './operations/disk-full.mjs';
import { loseFeed } from './operations/feed-lost.mjs';
import { publishToAll } from './operations/publish.mjs';
import { freezeRedis, killRedis } from './operations/redis-lost.mjs';
import { openScene } from './operations/scene.mjs';
import { freezeCms } from './operations/slow-cms.mjs';
import { slowDownCms } from './operations/slow-proxy.mjs';
import { killOneWeb, rollWebs, stopOneWeb } from './operations/web-killed.mjs';

/** @typedef {import('./verdicts.mjs').Verdict} Verdict */

/** Each fault leaves the stack as it was before. */
const FAULTS = {
  'web killed': killOneWeb,
  'web stopped': stopOneWeb,
  'webs rolled': rollWebs,
  'CMS killed': killCms,
  'PostgreSQL killed': killDatabase,
  'Redis killed': killRedis,
  'Redis frozen': freezeRedis,
  'CMS frozen': freezeCms,
  'CMS slow': slowDownCms,
  'webs down': killAllWebs,
  publish: publishToAll,
  'feed lost': loseFeed,
  'disk full': fillDisk,
};

/**
 * Starts the shipped stack once, with PostgreSQL, Redis and nginx, and causes one fault after the other while visitors request
 * pages.
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @param {{ only?: string, stack?: Parameters<typeof openScene>[1] }} [options] `only`: faults whose names contain this
 * @returns {Promise<Verdict[]>}
 */
export async function surviveFaults(steps, { only = '', stack: options } = {}) {
  const chosen = Object.entries(FAULTS).filter(([name]) => name.toLowerCase().includes(only.toLowerCase()));
  if (chosen.length === 0) {
    throw new Failure(`No fault has "${only}" in its name.`, { hint: `One of: ${Object.keys(FAULTS).join(', ')}` });
  }
  const scene = await openScene(steps, options);
  /** @type {Verdict[]} */
  const verdicts = [];
  try {
    for (const [name, fault] of chosen) {
      verdicts.push(await steps.run(`Fault: ${name}`, (note) => judged(name, () => fault(scene), note)));
      await recover(scene);
    }
  } finally {
    await scene.close();
  }
  return verdicts;
}

/**
 * Turns a fault that throws into a failed verdict, so that the other faults still run.
 * @param {string} name
 * @param {() => Promise<Verdict>} fault
 * @param {(detail: string) => void} note
 * @returns {Promise<Verdict>}
 */
async function judged(name, fault, note) {
  try {
    const verdict = await fault();
    note(verdict.isPassed ? '' : 'FAIL');
    return verdict;
  } catch (error) {
    note('threw');
    return { bullet: name, isPassed: false, figures: `✗ threw: ${describeFailure(error)}` };
  }
}

/** Restarts and resumes what a fault that threw left killed or stopped. @param {import('./operations/scene.mjs').Scene} scene */
async function recover({ stack }) {
  const { postgres, redis, cms, webs, nginx } = stack;
  for (const server of [postgres, redis, cms, ...webs, nginx]) {
    if (!server) continue;
    if (server.child.isRunning()) process.kill(server.child.pid, 'SIGCONT');
    else await server.restart();
  }
}
