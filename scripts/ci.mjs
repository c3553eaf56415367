// @ts-check
import { defineCommand } from './console/command.mjs';
import { runSuites } from './suites/run-suites.mjs';
import { CI_SUITES } from './suites/suites.mjs';

export const command = defineCommand({
  does: 'Everything of npm run verify and npm test, each test once. .ci/run installs the programs first and then runs this.',
  usage: 'bash .ci/run',
  run: async () => {
    process.env.CI = 'true';
    await runSuites(CI_SUITES);
  },
});
