// @ts-check
import { parseArgs } from 'node:util';
import { acceptApplication } from './accept/application.mjs';
import { acceptHouse } from './accept/house.mjs';
import { acceptMarket } from './accept/market.mjs';
import { acceptOperations } from './accept/operations.mjs';
import { reportVerdicts } from './accept/results.mjs';
import { prepareWorkspace } from './builds/prepare-workspace.mjs';
import { Failure, runCommand } from './console/failure.mjs';
import { createSteps } from './console/steps.mjs';
import { requireSupportedNode } from './environment/node-version.mjs';
import { generateSecrets } from './environment/secrets.mjs';
import { stopOnInterrupt } from './processes/interrupts.mjs';
import { bareEnvironment } from './stack/temporary-stack.mjs';

requireSupportedNode();
stopOnInterrupt();

/** Each issue adds its suite here, under its name. @type {Record<string, typeof acceptHouse>} */
const SUITES = {
  house: acceptHouse,
  market: acceptMarket,
  application: acceptApplication,
  operations: acceptOperations,
};

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      nodes: { type: 'string', default: process.execPath },
      'no-clone': { type: 'boolean', default: false },
      'no-clone-tests': { type: 'boolean', default: false },
    },
  });
  const [name = ''] = positionals;
  const suite = SUITES[name];
  if (!suite) {
    throw new Failure(name ? `There is no acceptance suite "${name}".` : 'Which acceptance suite?', {
      hint: `npm run accept -- ${Object.keys(SUITES).join(' | ')}   (options: --no-clone, --no-clone-tests, --nodes /path/to/node,/path/to/another)`,
    });
  }
  const environment = { ...bareEnvironment(), ...generateSecrets() };
  const steps = createSteps();
  console.log('');
  await prepareWorkspace(steps, environment);
  const verdicts = await suite({
    steps,
    nodes: values.nodes.split(','),
    withClone: !values['no-clone'],
    withCloneTests: !values['no-clone-tests'],
  });
  reportVerdicts(verdicts);
});
