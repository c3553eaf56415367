// @ts-check
import { join } from 'node:path';
import { quietEnvironment } from '../builds/pnpm.mjs';
import { runTurbo } from '../builds/turbo.mjs';
import { LOG_FOLDER, ROOT } from '../paths.mjs';
import { runToEnd } from '../processes/run-to-end.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} [tool] the program that it runs, where it is one of node_modules
 * @property {(environment: Record<string, string>) => Promise<void>} run
 */

const SHOWN_LINES = 80;

/**
 * A check that is a tool of the root's node_modules.
 * @param {string} name
 * @param {string[]} args of node, the first below node_modules
 * @param {string} hint
 * @returns {Check}
 */
function toolCheck(name, [tool = '', ...args], hint) {
  const logFile = join(LOG_FOLDER, 'verify', `${name.toLowerCase().replaceAll(' ', '-')}.log`);
  const file = join(ROOT, 'node_modules', tool);
  return {
    name,
    tool: file,
    run: (environment) =>
      runToEnd(process.execPath, [file, ...args], {
        cwd: ROOT,
        env: quietEnvironment(environment),
        logFile,
        failure: `${name}: not clean.`,
        hint,
        tail: SHOWN_LINES,
      }),
  };
}

/** @type {Check[]} */
export const TYPE_CHECKS = [
  toolCheck('Types of scripts', ['typescript/bin/tsc', '-p', 'scripts'], 'The errors are above.'),
  toolCheck('Types of bench', ['typescript/bin/tsc', '-p', 'bench'], 'The errors are above.'),
  toolCheck('Types of e2e', ['typescript/bin/tsc', '-p', 'e2e'], 'The errors are above.'),
  {
    name: 'Types of workspaces',
    run: (environment) =>
      runTurbo(['typecheck'], {
        options: ['--continue', '--output-logs=errors-only'],
        env: environment,
        logFile: join(LOG_FOLDER, 'verify/types.log'),
        failure: 'Types of workspaces: not clean.',
        hint: 'The errors are above, each with its file and line.',
        tail: SHOWN_LINES,
      }),
  },
];

/** Prints with each violation the comment of its rule, because the names of most rules are made from templates and cannot be searched. */
export const IMPORT_REPORT = 'err-long';

/** What `npm run verify` checks without running the code, the quick ones first. @type {Check[]} */
export const STATIC_CHECKS = [
  toolCheck(
    'Format and lint',
    ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
    'npm run format mends most of it.',
  ),
  toolCheck(
    'Import boundaries',
    [
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      `--output-type=${IMPORT_REPORT}`,
      'apps',
      'packages',
    ],
    'Below each import stands what to do instead. The rules are in .dependency-cruiser.cjs.',
  ),
  ...TYPE_CHECKS,
];

export const UNIT_TESTS = toolCheck(
  'Unit tests',
  ['vitest/vitest.mjs', 'run', '--reporter=dot'],
  'One file: npx vitest <part of its name>',
);
