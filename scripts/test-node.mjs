// @ts-check
import { join } from 'node:path';
import { defineCommand } from './console/command.mjs';
import { Failure } from './console/failure.mjs';
import { createSteps } from './console/steps.mjs';
import { fetchNode, pathWith } from './environment/fetched-node.mjs';
import { LOG_FOLDER, ROOT } from './paths.mjs';
import { startChild } from './processes/child.mjs';
import { tailOfLog } from './processes/log-tail.mjs';
import { bareEnvironment } from './stack/temporary-stack.mjs';

export const command = defineCommand({
  does: 'Runs suites of npm test on other versions of Node, which npm fetches. One install serves all of them.',
  usage: 'npm run test:node -- 22 26 [--only unit,cms]',
  takes: 'The arguments are versions of Node.',
  options: { only: { type: 'string', does: 'the suites, with commas between them', default: 'unit,cms' } },
  run: async ({ values, positionals: versions }) => {
    if (versions.length === 0)
      throw new Failure('No version of Node was named.', { hint: 'Such as: npm run test:node -- 22 26' });
    const steps = createSteps();
    /** @type {string[]} */
    const results = [];
    console.log('');
    for (const version of versions)
      results.push(await steps.run(`Node ${version}: ${values.only}`, () => runSuites(version, values.only)));
    console.log(`\n${results.join('\n')}`);
  },
});

/**
 * @param {string} version e.g. `22`
 * @param {string} suites
 * @returns {Promise<string>} the whole version and the count
 */
async function runSuites(version, suites) {
  const node = fetchNode(version);
  if (!node) throw new Failure(`npm could not fetch Node ${version}.`, { hint: 'Such as: npm run test:node -- 22 26' });
  const logFile = join(LOG_FOLDER, `node-${version}.log`);
  const { code } = await startChild(node.executable, ['scripts/run.mjs', 'test', '--only', suites], {
    cwd: ROOT,
    env: { ...bareEnvironment(), PATH: pathWith(node) },
    logFile,
  }).exited;
  if (code !== 0) {
    process.exitCode = 1;
    console.error(`\n${tailOfLog(logFile, 40)}\n\n  The whole log: ${logFile}\n`);
  }
  return `Node ${node.version}: ${tailOfLog(logFile, 1).trim()}`;
}
