// @ts-check
import { randomInt } from 'node:crypto';
import { defineCommand } from './console/command.mjs';
import { NIGHTLY_PARTS, recordPassed } from './suites/nightly.mjs';
import { runSuites } from './suites/run-suites.mjs';
import { suitesWith } from './suites/suites.mjs';

export const command = defineCommand({
  does: `Runs everything of npm test, and the parts that it leaves out while their files have not changed: ${NIGHTLY_PARTS.join(', ')}.
Writes down what passed (scripts/suites/nightly-passed.json, to be committed).`,
  usage: 'npm run test:nightly',
  run: async () => {
    process.env.FUZZ_SEED ??= String(randomInt(2 ** 31));
    const { failed } = await runSuites(suitesWith(NIGHTLY_PARTS), { nightly: NIGHTLY_PARTS });
    if (failed === 0) recordPassed();
  },
});
