// @ts-check
import { median } from '../figures/percentiles.mjs';

/**
 * @typedef {import('./wrk.mjs').Load} Load
 *
 * @typedef {object} Compared of one target
 * @property {number} perSecond median of the rounds
 * @property {number} p99 median of the rounds, milliseconds
 * @property {number} ratio median over the rounds of its answers per second divided by those of the yardstick: other load
 *   on the machine in a round slows down both
 */

/**
 * Measures targets in turn, round after round, so that other load on the machine affects all of them.
 * @template {string} Name
 * @param {number} count of rounds
 * @param {Record<Name, () => Promise<Load>>} targets
 * @param {NoInfer<Name>} yardstick
 * @returns {Promise<Record<Name, Compared>>}
 */
export async function compareInRounds(count, targets, yardstick) {
  const names = /** @type {Name[]} */ (Object.keys(targets));
  /** @type {Record<string, Load>[]} */
  const rounds = [];
  for (let round = 0; round < count; round += 1) {
    // Every other round runs backwards, because the order must not matter.
    const order = round % 2 === 0 ? names : names.toReversed();
    /** @type {Record<string, Load>} */
    const loads = {};
    for (const name of order) loads[name] = await targets[name]();
    rounds.push(loads);
  }
  return /** @type {Record<Name, Compared>} */ (
    Object.fromEntries(names.map((name) => [name, summarise(rounds, name, yardstick)]))
  );
}

/**
 * @param {readonly Record<string, Load>[]} rounds
 * @param {string} name
 * @param {string} yardstick
 * @returns {Compared}
 */
function summarise(rounds, name, yardstick) {
  const figuresOf = (/** @type {(load: Load) => number} */ figure, target = name) =>
    rounds.map((round) => figure(round[target] ?? { perSecond: Number.NaN, p99: Number.NaN }));
  const speeds = figuresOf(({ perSecond }) => perSecond);
  const yards = figuresOf(({ perSecond }) => perSecond, yardstick);
  return {
    perSecond: median(speeds),
    p99: median(figuresOf(({ p99 }) => p99)),
    ratio: median(speeds.map((speed, index) => speed / (yards[index] ?? Number.NaN))),
  };
}
