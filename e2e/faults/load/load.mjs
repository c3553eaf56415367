// @ts-check
import http from 'node:http';
import { ask } from './ask.mjs';
import { judgeAnswer } from './judge-answer.mjs';
import { Tally } from './tally.mjs';

/**
 * @typedef {object} Target an address and the answer that a visitor must get
 * @property {string} name of the kind of page
 * @property {string} country whose host is asked
 * @property {string} path
 * @property {import('./judge-answer.mjs').Expected} expected
 * @property {import('node:http').OutgoingHttpHeaders} [headers]
 *
 * @typedef {object} Entrance a server that visitors ask
 * @property {string} name `nginx`, `web 1`
 * @property {number} port
 * @property {Target[]} targets
 *
 * @typedef {object} Load
 * @property {() => number} asked the number of answers so far, of all entrances
 * @property {() => Promise<Tally[]>} stop waits for the open requests; one tally per entrance
 */

const VISITORS_PER_ENTRANCE = 3;
/** The load is light, because one machine of two cores runs the product and the visitors. */
const PAUSE_MILLISECONDS = 20;

/**
 * Starts visitors who request all targets in turn, at every entrance, until they are stopped. Judges each answer.
 * @param {Entrance[]} entrances
 * @param {{ hostHeader: (country: string, port: number) => string, visitors?: number, pauseMilliseconds?: number }} options
 * @returns {Load}
 */
export function startLoad(
  entrances,
  { hostHeader, visitors = VISITORS_PER_ENTRANCE, pauseMilliseconds = PAUSE_MILLISECONDS },
) {
  let isStopping = false;
  const tallies = entrances.map(({ name }) => new Tally(name));
  const agents = entrances.map(() => new http.Agent({ keepAlive: true }));

  /** @param {number} index of the entrance @param {number} number of the visitor */
  async function visit(index, number) {
    const { port, targets } = /** @type {Entrance} */ (entrances[index]);
    // Each visitor starts at another target, so that all kinds of pages are requested at any moment.
    for (let turn = Math.floor((targets.length * number) / visitors); !isStopping; turn += 1) {
      const target = /** @type {Target} */ (targets[turn % targets.length]);
      const answer = await ask({
        port,
        host: hostHeader(target.country, port),
        path: target.path,
        headers: { 'x-forwarded-for': `10.8.${index}.${number}`, ...target.headers },
        agent: agents[index],
      });
      tallies[index]?.add(target, answer, judgeAnswer(answer, target.expected));
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
  }

  const visits = entrances.flatMap((_, index) =>
    Array.from({ length: visitors }, (__, number) => visit(index, number)),
  );
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
