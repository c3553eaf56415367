// @ts-check
import { apply } from '../../visitors/apply.mjs';

const APPLICANTS = 3;
/** Between two applications of one applicant: the load is light, because the stack runs on the same machine. */
const PAUSE_MILLISECONDS = 500;
/** So many applications a run sends at most. The numbers of two runs differ, and so do the people. */
const PER_RUN = 10_000;

/**
 * Starts visitors without JavaScript who apply, one application after another, until they are stopped.
 * @param {number} port
 * @returns {{ stop: () => Promise<{ tokens: string[], attempts: number }> }} `stop` waits until each open application is accepted
 */
export function startApplicants(port) {
  const first = (Math.floor(Date.now() / 1000) % 8000) * PER_RUN;
  let sent = 0;
  let attempts = 0;
  let isStopping = false;
  /** @type {string[]} */
  const tokens = [];

  async function applyUntilStopped() {
    while (!isStopping && sent < PER_RUN) {
      sent += 1;
      const result = await apply({ number: first + sent, port });
      tokens.push(result.token);
      attempts += result.attempts;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
    }
  }

  // All of them end before `stop` reports a failure, so that none applies during the next fault.
  const applying = Promise.allSettled(Array.from({ length: APPLICANTS }, applyUntilStopped));
  return {
    stop: async () => {
      isStopping = true;
      for (const result of await applying) if (result.status === 'rejected') throw result.reason;
      return { tokens, attempts };
    },
  };
}
