// @ts-check
import { ask } from '../load/ask.mjs';
import { LogMark, parseLog, repeatedLines } from '../load/log-lines.mjs';

/** What is found out about one fault, and the verdict on it. */
export class Notebook {
  /** @type {string[]} */
  #problems = [];
  /** @type {string[]} */
  #figures = [];
  #mark;

  /** @param {import('../../../stack/shipped-stack.mjs').ShippedStack} stack whose logs are read from now on */
  constructor(stack) {
    this.stack = stack;
    this.#mark = new LogMark([stack.cms.logFile, ...stack.webs.map(({ logFile }) => logFile)]);
  }

  /** @param {string} text */
  figure(text) {
    this.#figures.push(text);
  }

  /** @param {string} what that has to be so @param {unknown} isSo @param {string} [seen] instead */
  expect(what, isSo, seen) {
    if (!isSo) this.#problems.push(seen === undefined ? `not so: ${what}` : `not so: ${what} (${seen})`);
  }

  /** @param {string} what that comes back @param {number | undefined} seconds undefined = never */
  expectBack(what, seconds) {
    if (seconds === undefined) this.#problems.push(`not so: ${what}`);
    else this.figure(`${what} after ${seconds.toFixed(1)} s`);
  }

  /** No answer may be wrong, and none may take longer. @param {import('../load/tally.mjs').Tally[]} tallies @param {number} [mostSeconds] */
  answers(tallies, mostSeconds) {
    for (const tally of tallies) {
      this.figure(tally.summary());
      this.#problems.push(...tally.faults());
      const seconds = tally.slowest.milliseconds / 1000;
      if (mostSeconds !== undefined && seconds > mostSeconds)
        this.#problems.push(
          `${tally.door}: ${tally.slowest.name} took ${seconds.toFixed(1)} s, more than ${mostSeconds}`,
        );
    }
  }

  /** @param {string} what that was asked @param {string | undefined} wrong what is wrong with the answer */
  answer(what, wrong) {
    if (wrong !== undefined) this.#problems.push(`${what}: ${wrong}`);
  }

  /**
   * What the health of an app says.
   * @param {string} app e.g. `web 1` @param {number} port
   * @param {'ok' | 'degraded' | 'failing'} status
   * @param {string[]} [parts] the checks that must not be ok
   */
  async expectHealth(app, port, status, parts = []) {
    const seen = await healthOf(port);
    this.expect(
      `the health of ${app} is ${status}`,
      seen.status === status && seen.http === (status === 'failing' ? 503 : 200),
      seen.text,
    );
    for (const part of parts)
      this.expect(
        `the health of ${app} names ${part}`,
        seen.checks[part]?.ok === false && seen.checks[part]?.reason,
        seen.text,
      );
  }

  /**
   * One line when a part is lost, one when it is back, in the log since the fault began, and nothing again and again.
   * @param {string} app
   * @param {string} logFile
   * @param {{ lost?: RegExp, back?: RegExp }[]} parts
   */
  expectLines(app, logFile, parts) {
    const { lines } = parseLog(this.#mark.since(logFile));
    for (const patterns of parts) {
      for (const [way, pattern] of Object.entries(patterns)) {
        const found = lines.filter(({ message }) => pattern.test(message));
        this.expect(
          `${app} logs one line that it is ${way}: ${pattern.source}`,
          found.length === 1,
          `${found.length} lines`,
        );
      }
    }
    for (const repeated of repeatedLines(lines)) this.#problems.push(`${app} logs again and again: ${repeated}`);
  }

  /** A server that a fault starts again begins its log anew. @param {string} logFile */
  logBeginsAnew(logFile) {
    this.#mark.beginAnew(logFile);
  }

  /** @param {string} bullet @returns {import('../../house.mjs').Verdict} */
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
