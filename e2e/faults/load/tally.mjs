// @ts-check

/** The number of different faults that are named; further ones are counted. */
const MAX_NAMED = 4;

/** Counts the answers of one entrance. */
export class Tally {
  asked = 0;
  /** Correct error pages, where an outage is allowed. */
  outages = 0;
  wrong = 0;
  /** The slowest answer: its milliseconds and the name of its target. */
  slowest = { milliseconds: 0, name: '' };
  /** The slowest expected answer. */
  slowestRight = { milliseconds: 0, name: '' };
  /** @type {Map<string, number>} how often each fault was seen */
  #faults = new Map();

  /** @param {string} entrance */
  constructor(entrance) {
    this.entrance = entrance;
  }

  /**
   * @param {{ name: string }} target
   * @param {{ milliseconds: number }} answer
   * @param {import('./judge-answer.mjs').Judgement} judgement
   */
  add({ name }, { milliseconds }, judgement) {
    this.asked += 1;
    if (milliseconds > this.slowest.milliseconds) this.slowest = { milliseconds, name };
    if (judgement === 'right') {
      if (milliseconds > this.slowestRight.milliseconds) this.slowestRight = { milliseconds, name };
      return;
    }
    if (judgement === 'outage') this.outages += 1;
    else {
      this.wrong += 1;
      const fault = `${name}: ${judgement.wrong}`;
      this.#faults.set(fault, (this.#faults.get(fault) ?? 0) + 1);
    }
  }

  /** @returns {string[]} the most frequent first */
  faults() {
    const sorted = [...this.#faults].sort(([, a], [, b]) => b - a);
    const named = sorted.slice(0, MAX_NAMED).map(([fault, times]) => `${this.entrance}, ${times} × ${fault}`);
    const rest = sorted.length - named.length;
    return rest > 0 ? [...named, `${this.entrance}: ${rest} more kinds of fault`] : named;
  }

  /** @returns {string} `nginx: 812 answers, 0 wrong, 31 error pages, slowest 412 ms (offers)` */
  summary() {
    const { milliseconds, name } = this.slowest;
    const outages = this.outages > 0 ? `, ${this.outages} error pages` : '';
    return `${this.entrance}: ${this.asked} answers, ${this.wrong} wrong${outages}, slowest ${Math.round(milliseconds)} ms (${name})`;
  }
}
