// @ts-check
import { ask } from '../load/ask.mjs';
import { LogMark, parseLog, repeatedLines } from '../load/log-lines.mjs';

/** Collects the figures and problems of one fault, and makes the verdict. */
export class Findings {
  /** @type {string[]} */
  #problems = [];
  /** @type {string[]} */
  #figures = [];
  #mark;

  /** @param {import('../../../scripts/stack/shipped-stack.mjs').ShippedStack} stack whose logs are read from now on */
  constructor(stack) {
    this.stack = stack;
    this.#mark = new LogMark([stack.cms.logFile, ...stack.webs.map(({ logFile }) => logFile)]);
  }

  /** @param {string} text */
  addFigure(text) {
    this.#figures.push(text);
  }

  /**
   * Adds a problem unless the condition holds.
   * @param {string} statement what has to hold
   * @param {unknown} holds
   * @param {string} [seen] what was seen instead
   */
  expect(statement, holds, seen) {
    if (!holds) this.#problems.push(seen === undefined ? `not so: ${statement}` : `not so: ${statement} (${seen})`);
  }

  /** @param {string} statement what has to hold again @param {number | undefined} seconds until it did; undefined = never */
  expectRecovery(statement, seconds) {
    if (seconds === undefined) this.#problems.push(`not so: ${statement}`);
    else this.addFigure(`${statement} after ${seconds.toFixed(1)} s`);
  }

  /**
   * Adds a problem for each wrong answer and for an answer that took longer than `maxSeconds`.
   * @param {import('../load/tally.mjs').Tally[]} tallies
   * @param {number} [maxSeconds]
   */
  expectAnswers(tallies, maxSeconds) {
    for (const tally of tallies) {
      this.addFigure(tally.summary());
      this.expect(`${tally.entrance} was asked`, tally.asked > 0, '0 answers');
      this.#problems.push(...tally.faults());
      const seconds = tally.slowest.milliseconds / 1000;
      if (maxSeconds !== undefined && seconds > maxSeconds)
        this.#problems.push(
          `${tally.entrance}: ${tally.slowest.name} took ${seconds.toFixed(1)} s, more than ${maxSeconds}`,
        );
    }
  }

  /** @param {string} question @param {string | undefined} wrong what is wrong with the answer; undefined = nothing */
  addAnswer(question, wrong) {
    if (wrong !== undefined) this.#problems.push(`${question}: ${wrong}`);
  }

  /**
   * Adds a problem unless the app reports this health.
   * @param {string} app e.g. `web 1`
   * @param {number} port
   * @param {'ok' | 'degraded' | 'failing'} status
   * @param {string[]} [dependencies] the checks that must not be ok
   */
  async expectHealth(app, port, status, dependencies = []) {
    const seen = await healthOf(port);
    this.expect(
      `the health of ${app} is ${status}`,
      seen.status === status && seen.http === (status === 'failing' ? 503 : 200),
      seen.text,
    );
    for (const dependency of dependencies)
      this.expect(
        `the health of ${app} names ${dependency}`,
        seen.checks[dependency]?.ok === false && seen.checks[dependency]?.reason,
        seen.text,
      );
  }

  /**
   * Adds a problem unless the log, since the fault began, has exactly one line for each pattern and repeats no warning.
   * @param {string} app
   * @param {string} logFile
   * @param {{ lost?: RegExp, back?: RegExp }[]} dependencies the lines for a lost dependency and for its return
   */
  expectLines(app, logFile, dependencies) {
    const { lines } = parseLog(this.#mark.since(logFile));
    for (const patterns of dependencies) {
      for (const [change, pattern] of Object.entries(patterns)) {
        const found = lines.filter(({ message }) => pattern.test(message));
        this.expect(
          `${app} logs one line for "${change}": ${pattern.source}`,
          found.length === 1,
          `${found.length} lines`,
        );
      }
    }
    for (const repeated of repeatedLines(lines)) this.#problems.push(`${app} repeats a log line: ${repeated}`);
  }

  /** Call it when a fault restarts a server: the server then starts a new log. @param {string} logFile */
  startNewLog(logFile) {
    this.#mark.startNew(logFile);
  }

  /** @param {string} bullet @returns {import('../verdicts.mjs').Verdict} */
  verdict(bullet) {
    const problems = this.#problems.map((problem) => `✗ ${problem}`);
    return { bullet, isPassed: problems.length === 0, figures: [...this.#figures, ...problems].join('; ') };
  }
}

/**
 * @param {number} port
 * @returns {Promise<{ http: number, status: string, checks: Record<string, { ok: boolean, reason?: string }>, text: string, milliseconds: number }>}
 */
export async function healthOf(port) {
  const {
    status: http,
    body,
    milliseconds,
  } = await ask({ port, host: `localhost:${port}`, path: '/api/health/ready' });
  try {
    const { status, checks } = JSON.parse(body);
    return { http, status, checks, text: `${http} ${body}`, milliseconds };
  } catch {
    return { http, status: 'none', checks: {}, text: `${http} ${body.slice(0, 100)}`, milliseconds };
  }
}
