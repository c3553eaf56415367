// @ts-check

import { prepareWorkspace } from './builds/prepare-workspace.mjs';
import { buildWorkspace } from './builds/workspace-build.mjs';
import { defineCommand } from './console/command.mjs';
import { describeFailure } from './console/failure.mjs';
import { createSteps, formatDuration } from './console/steps.mjs';
import { bareEnvironment } from './stack/temporary-stack.mjs';
import { STATIC_CHECKS, TYPE_CHECKS, UNIT_TESTS } from './verify/checks.mjs';
import { runChecks } from './verify/run-checks.mjs';

export const command = defineCommand({
  does: 'Checks format, lint, import boundaries and types, and runs the unit tests.',
  usage: 'npm run verify',
  run: async () => {
    const startedAt = performance.now();
    const environment = bareEnvironment();
    const steps = createSteps();
    console.log('');
    await prepareWorkspace(steps, environment, []);
    // Without the packages nothing else can be checked than types, and those are what is wrong then.
    const isBuilt = await steps
      .run('Packages', () => buildWorkspace('packages', environment))
      .then(
        () => true,
        () => false,
      );
    const checks = isBuilt ? [...STATIC_CHECKS, UNIT_TESTS] : TYPE_CHECKS;
    const failures = await runChecks(checks, steps, environment);
    for (const { error } of failures) console.error(`\n${describeFailure(error)}`);
    const clean = checks.length - failures.length;
    console.log(`\n  ${clean} of ${checks.length} clean, ${formatDuration(performance.now() - startedAt)}\n`);
    process.exitCode = failures.length > 0 ? 1 : 0;
  },
});
