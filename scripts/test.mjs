// @ts-check
import { defineCommand } from './console/command.mjs';
import { runSuites } from './suites/run-suites.mjs';
import { SUITES, TEST_SUITES } from './suites/suites.mjs';

export const command = defineCommand({
  does: 'Runs the tests, in a real browser too. The last line is the count.',
  usage: 'npm test -- [--only suite,suite] [argument of the test runner …]',
  takes: `Suites: ${Object.keys(SUITES).join(', ')}. Without --only: ${TEST_SUITES.join(', ')}.`,
  options: { only: { type: 'string', does: 'the suites, with commas between them' } },
  run: async ({ values, positionals }) => {
    await runSuites(values.only?.split(',') ?? TEST_SUITES, positionals);
  },
});
