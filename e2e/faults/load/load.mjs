// @ts-check
import http from 'node:http';
import { ask } from './ask.mjs';
import { judgeAnswer } from './judge-answer.mjs';
import { Tally } from './tally.mjs';

/**
 * @typedef {object} Target an address and what a visitor must get there
 * @property {string} name of the kind of page
 * @property {string} country whose host is asked
 * @property {string} path
 * @property {import('./judge-answer.mjs').Expected} expected
 * @property {import('node:http').OutgoingHttpHeaders} [headers]
 *
 * @typedef {object} Door where visitors come in
 * @property {string} name `nginx`, `web 1`
 * @property {number} port
 * @property {Target[]} targets
 *
 * @typedef {object} Load
 * @property {() => number} asked how many answers there are by now, at all doors
 * @property {() => Promise<Tally[]>} stop waits for what is still asked; one tally per door
 */

const VISITORS_PER_DOOR = 3;
/** Light: a machine of two cores runs the whole product and this. */
const PAUSE_MILLISECONDS = 20;

/**
 * Visitors who ask for all targets in turn, at every door, until they are stopped. Each answer is judged as it comes.
 * @param {Door[]} doors
 * @param {{ hostHeader: (country: string, port: number) => string, visitors?: number, pauseMilliseconds?: number }} options
 * @returns {Load}
 */
export function startLoad(doors, { hostHeader, visitors = VISITORS_PER_DOOR, pauseMilliseconds = PAUSE_MILLISECONDS }) {
  let isStopping = false;
  const tallies = doors.map(({ name }) => new Tally(name));
  const agents = doors.map(() => new http.Agent({ keepAlive: true }));

  /** @param {number} index of the door @param {number} number of the visitor */
  async function visit(index, number) {
    const { port, targets } = /** @type {Door} */ (doors[index]);
    // Each begins elsewhere, so that all kinds of pages are asked for at any moment.
    for (let turn = Math.floor((targets.length * number) / visitors); !isStopping; turn += 1) {
      const target = /** @type {Target} */ (targets[turn % targets.length]);
      const answer = await ask({
        port,
        host: hostHeader(target.country, port),
        path: target.path,
        headers: { 'x-forwarded-for': `10.8.${index}.${number}`, ...target.headers },
        agent: agents[index],
      });
      tallies[index]?.note(target, answer, judgeAnswer(answer, target.expected));
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
  }

  const visits = doors.flatMap((_, index) => Array.from({ length: visitors }, (__, number) => visit(index, number)));
  return {
    asked: () => tallies.reduce((sum, tally) => sum + tally.asked, 0),
    stop: async () => {
      isStopping = true;
      await Promise.all(visits);
      for (const agent of agents) agent.destroy();
      return tallies;
    },
  };
}
