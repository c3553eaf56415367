// @ts-check
import { Failure } from '../../../scripts/console/failure.mjs';
import { apply } from '../../visitors/apply.mjs';

const APPLICANTS = 3;
/** Between two applications of one applicant: the load is light, because the stack runs on the same machine. */
const PAUSE_MILLISECONDS = 500;
/** So many applications a run sends at most. The numbers of two runs differ, and so do the people. */
const PER_RUN = 10_000;
/** Each applicant sends more while a container is killed and starts again. Fewer would show nothing. */
const LEAST_ACCEPTED = 3 * APPLICANTS;
/** A form may be asked for more and sent again. A ticket for a visitor without JavaScript is good only after half a minute. */
const ATTEMPTS_AT_ONCE = 5;

const firstOfRun = () => (Math.floor(Date.now() / 1000) % 8000) * PER_RUN;

/**
 * Sends one application. A CMS that was flooded asks for proofs for ten minutes, and then hardly any application is sent during a fault.
 * @param {number} port
 * @throws {Failure} if it is not accepted at once
 */
export async function requireQuickApplication(port) {
  await apply({ number: firstOfRun(), port, attempts: ATTEMPTS_AT_ONCE }).catch((error) => {
    throw new Failure(`The stack does not accept applications at once. ${error.message}`, {
      hint: 'After a flood of forms the CMS asks for proofs for ten minutes: wait for that, and start its containers with the settings of .env.',
    });
  });
}

/**
 * What is wrong with the applications that were sent during a fault.
 * @param {{ tokens: readonly string[], stored: number, unmatched: number }} counted `tokens`: of the accepted ones
 * @returns {string[]}
 */
export function problemsOf({ tokens, stored, unmatched }) {
  return [
    ...(tokens.length >= LEAST_ACCEPTED ? [] : [`fewer than ${LEAST_ACCEPTED} applications were accepted`]),
    ...(stored === tokens.length && new Set(tokens).size === tokens.length
      ? []
      : [`${stored} applications stored, ${tokens.length} accepted`]),
    ...(unmatched === 0 ? [] : [`${unmatched} applications have no list of offers`]),
  ];
}

/**
 * Starts visitors without JavaScript who apply, one application after another, until they are stopped.
 * @param {number} port
 * @returns {{ stop: () => Promise<{ tokens: string[], attempts: number }> }} `stop` waits until each open application is accepted
 */
export function startApplicants(port) {
  const first = firstOfRun();
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
