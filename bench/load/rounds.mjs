// @ts-check
import { median } from '../figures/percentiles.mjs';

/**
 * @typedef {import('./wrk.mjs').Load} Load
 *
 * @typedef {object} Compared of one target
 * @property {number} perSecond median of the rounds
 * @property {number} p99 median of the rounds, milliseconds
 * @property {number} ratio median of each round's share of the yardstick's answers per second: what the machine was busy
 *   with in a round was in the way of both
 */

/**
 * Measures targets in turn, round after round, so that none has the quiet minute of the machine for itself.
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
    // Every other round backwards: who comes after whom must not matter.
    const order = round % 2 === 0 ? names : names.toReversed();
    /** @type {Record<string, Load>} */
    const loads = {};
    for (const name of order) loads[name] = await targets[name]();
    rounds.push(loads);
  }
  return /** @type {Record<Name, Compared>} */ (
    Object.fromEntries(names.map((name) => [name, summarize(rounds, name, yardstick)]))
  );
}

/**
 * @param {readonly Record<string, Load>[]} rounds
 * @param {string} name
 * @param {string} yardstick
 * @returns {Compared}
 */
export function summarize(rounds, name, yardstick) {
  const of = (/** @type {(load: Load) => number} */ figure, of = name) =>
    rounds.map((round) => figure(round[of] ?? { perSecond: Number.NaN, p99: Number.NaN }));
  const speeds = of(({ perSecond }) => perSecond);
  const yards = of(({ perSecond }) => perSecond, yardstick);
  return {
    perSecond: median(speeds),
    p99: median(of(({ p99 }) => p99)),
    ratio: median(speeds.map((speed, index) => speed / (yards[index] ?? Number.NaN))),
  };
}
