// @ts-check
import { openApplicationStack } from '../visitors/application-stack.mjs';
import { apply } from '../visitors/apply.mjs';
import { storedApplications } from './stored-applications.mjs';

const CLIENTS = 20;
const PER_CLIENT = 10;
/** The CMS is killed when this many applications are stored, while others are in flight. */
const KILLED_AT = [25, 80, 140];
const DOWN_MILLISECONDS = 1500;

/**
 * 20 visitors without JavaScript send 200 applications while the CMS is killed and started again. Each is stored exactly once
 * and gets its offers.
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @param {{ name: string, environment: Record<string, string> }} database
 * @returns {Promise<{ isPassed: boolean, figures: string }>}
 */
export async function loseNoApplication(steps, database) {
  const stack = await openApplicationStack(steps, database);
  try {
    const kills = [...KILLED_AT];
    let stored = 0;
    let attempts = 0;
    /** @type {Promise<void>} */
    let restart = Promise.resolve();
    const client = async (/** @type {number} */ number) => {
      const tokens = [];
      for (let index = 0; index < PER_CLIENT; index += 1) {
        const result = await apply({ number: number * PER_CLIENT + index, port: stack.port });
        tokens.push(result.token);
        attempts += result.attempts;
        stored += 1;
        if (kills[0] !== undefined && stored >= kills[0]) {
          kills.shift();
          restart = restart.then(() => stack.crashCms(DOWN_MILLISECONDS));
        }
      }
      return tokens;
    };
    const tokens = await steps.run('200 applications, the CMS killed 3 times', async (note) => {
      const all = await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
      await restart;
      note(`${attempts} attempts`);
      return all.flat();
    });
    // The CMS matches at its start what was stored but not yet matched when it was killed.
    await stack.crashCms(0);
    const rows = await storedApplications(stack.cmsEnvironment, stack.databaseFile);
    const unmatched = rows.filter(({ status }) => status === 'submitted' || status === 'draft').length;
    const expected = CLIENTS * PER_CLIENT;
    const keys = new Set(tokens).size;
    return {
      isPassed: rows.length === expected && keys === expected && unmatched === 0 && kills.length === 0,
      figures: `${rows.length} applications of ${expected}, ${keys} different keys, ${unmatched} without a list of offers, ${attempts} attempts`,
    };
  } finally {
    await stack.close();
  }
}
