// @ts-check
import { prepareWorkspace } from './builds/prepare-workspace.mjs';
import { describeFailure, runCommand } from './console/failure.mjs';
import { createSteps, formatDuration } from './console/steps.mjs';
import { requireSupportedNode } from './environment/node-version.mjs';
import { isInterrupted, stopOnInterrupt } from './processes/interrupts.mjs';
import { bareEnvironment } from './stack/temporary-stack.mjs';
import { CHECKS } from './verify/checks.mjs';

requireSupportedNode();
stopOnInterrupt();

await runCommand(async () => {
  const startedAt = performance.now();
  const environment = bareEnvironment();
  const steps = createSteps();
  console.log('');
  await prepareWorkspace(steps, environment, { withCms: false });
  /** @type {string[]} */
  const failures = [];
  for (const { name, run } of CHECKS) {
    if (isInterrupted()) return;
    await steps.run(name, () => run(environment)).catch((error) => failures.push(describeFailure(error)));
  }
  for (const failure of failures) console.error(`\n${failure}`);
  const clean = CHECKS.length - failures.length;
  console.log(`\n  ${clean} of ${CHECKS.length} clean, ${formatDuration(performance.now() - startedAt)}\n`);
  process.exitCode = failures.length > 0 ? 1 : 0;
});
