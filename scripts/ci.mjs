// @ts-check
import { runCommand } from './console/failure.mjs';
import { requireSupportedNode } from './environment/node-version.mjs';
import { stopOnInterrupt } from './processes/interrupts.mjs';
import { runSuites } from './suites/run-suites.mjs';
import { CI_SUITES } from './suites/suites.mjs';

// Everything of `npm run verify` and `npm test`, each test once. `.ci/run` installs the programs first and then runs this.
requireSupportedNode();
stopOnInterrupt();
process.env.CI = 'true';

await runCommand(() => runSuites(CI_SUITES));
