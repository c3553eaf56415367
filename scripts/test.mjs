// @ts-check
import { parseArgs } from 'node:util';
import { runCommand } from './console/failure.mjs';
import { requireSupportedNode } from './environment/node-version.mjs';
import { stopOnInterrupt } from './processes/interrupts.mjs';
import { runSuites } from './suites/run-suites.mjs';
import { TEST_SUITES } from './suites/suites.mjs';

requireSupportedNode();
stopOnInterrupt();

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
  await runSuites(values.only?.split(',') ?? TEST_SUITES, positionals);
});
