// @ts-check

/** So many different faults are named; the rest is counted. */
const MOST_NAMED = 4;

/** What came of the questions at one door. */
export class Tally {
  asked = 0;
  /** Honest words of an outage where the page itself was not to be had. */
  outages = 0;
  wrong = 0;
  /** Milliseconds of the slowest answer, and what it was. */
  slowest = { milliseconds: 0, name: '' };
  /** Of pages that were there. */
  slowestRight = { milliseconds: 0, name: '' };
  /** @type {Map<string, number>} how often each fault was seen */
  #faults = new Map();

  /** @param {string} door */
  constructor(door) {
    this.door = door;
  }

  /**
   * @param {{ name: string }} target
   * @param {{ milliseconds: number }} answer
   * @param {import('./judge-answer.mjs').Judgement} judgement
   */
  note({ name }, { milliseconds }, judgement) {
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
    const named = sorted.slice(0, MOST_NAMED).map(([fault, times]) => `${this.door}, ${times} × ${fault}`);
    const rest = sorted.length - named.length;
    return rest > 0 ? [...named, `${this.door}: ${rest} more kinds of fault`] : named;
  }

  /** @returns {string} `nginx: 812 answers, 0 wrong, 31 honest outages, slowest 412 ms (offers)` */
  summary() {
    const { milliseconds, name } = this.slowest;
    const outages = this.outages > 0 ? `, ${this.outages} honest outages` : '';
    return `${this.door}: ${this.asked} answers, ${this.wrong} wrong${outages}, slowest ${Math.round(milliseconds)} ms (${name})`;
  }
}
