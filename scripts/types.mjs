// @ts-check
import { prepareWorkspace } from './builds/prepare-workspace.mjs';
import { defineCommand } from './console/command.mjs';
import { describeFailure } from './console/failure.mjs';
import { createSteps } from './console/steps.mjs';
import { bareEnvironment } from './stack/temporary-stack.mjs';
import { TYPE_CHECKS } from './verify/checks.mjs';
import { runChecks } from './verify/run-checks.mjs';

export const command = defineCommand({
  does: 'Checks the types of everything, and nothing else.',
  usage: 'npm run types',
  run: async () => {
    const environment = bareEnvironment();
    const steps = createSteps();
    console.log('');
    await prepareWorkspace(steps, environment, ['packages']);
    const failures = await runChecks(TYPE_CHECKS, steps, environment);
    for (const { error } of failures) console.error(`\n${describeFailure(error)}`);
    process.exitCode = failures.length > 0 ? 1 : 0;
  },
});
