// @ts-check
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../faults/load/ask.mjs';

/**
 * @typedef {object} Crowd
 * @property {number} seconds
 * @property {number[]} times milliseconds of each answer, in ascending order
 * @property {Record<number, number>} statuses number of answers by status; 0 = no answer
 */

/**
 * Sends visitors to servers in turn, so many at a time.
 * @param {{ port: number, host: string }[]} targets
 * @param {{ visitors: number, atOnce: number, path: (number: number) => string }} options
 * @returns {Promise<Crowd>}
 */
export async function sendCrowd(targets, { visitors, atOnce, path }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  /** @type {Crowd} */
  const crowd = { seconds: 0, times: [], statuses: {} };
  const startedAt = performance.now();
  let next = 0;
  const visit = async () => {
    while (next < visitors) {
      const number = next++;
      const target = targets[number % targets.length];
      if (!target) return;
      const { status, milliseconds } = await ask({ ...target, path: path(number), agent });
      crowd.times.push(milliseconds);
      crowd.statuses[status] = (crowd.statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visit));
  agent.destroy();
  crowd.times.sort((one, other) => one - other);
  return { ...crowd, seconds: (performance.now() - startedAt) / 1000 };
}

/**
 * Reads a metric of a web server.
 * @param {{ metricsPort: number }} server
 * @param {string} name without the prefix of the app
 * @returns {Promise<number>}
 */
export async function metricOf({ metricsPort }, name) {
  const { body } = await ask({ port: metricsPort, host: `localhost:${metricsPort}`, path: '/metrics' });
  return Number(new RegExp(`^prestafaro_web_${name} (\\S+)$`, 'm').exec(body)?.[1] ?? Number.NaN);
}

/**
 * The least heap of some seconds: what the garbage collector leaves.
 * @param {{ metricsPort: number }} server
 * @param {number} seconds
 * @returns {Promise<number>} bytes
 */
export async function heapOf(server, seconds) {
  let least = Number.POSITIVE_INFINITY;
  for (let second = 0; second < seconds; second += 1) {
    least = Math.min(least, await metricOf(server, 'nodejs_heap_size_used_bytes'));
    await wait(1000);
  }
  return least;
}
