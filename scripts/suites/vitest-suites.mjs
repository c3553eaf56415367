// @ts-check
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findPostgres } from '../databases/postgres.mjs';
import { CMS_FOLDER, ROOT } from '../paths.mjs';
import { startChild } from '../processes/child.mjs';
import { sharedTemporaryFolder, temporaryFolder } from '../processes/temporary-folder.mjs';
import { countLeftFiles, countVitest, NO_TESTS } from './counts.mjs';
import { runReported } from './report.mjs';
import { isSkippedWithout } from './required-programs.mjs';

/** @typedef {Record<string, string>} Environment */

/** @typedef {import('./suites.mjs').Asked} Asked */

/**
 * The system's temporary folder may get files of other programs at the same time, so a run gets one of its own.
 * @param {string} folder with a vitest configuration
 * @param {Environment} environment
 * @param {Asked} asked
 * @param {string[]} [more] arguments of vitest
 * @returns {Promise<import('./counts.mjs').Counts>} of a run with `watch`, which a person ends: nothing
 */
async function runVitest(folder, environment, asked, more = []) {
  const reportFile = join(temporaryFolder('vitest'), 'report.json');
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const args = [...more, ...argumentsFor(asked, folder)];
  const TMPDIR = sharedTemporaryFolder('suite');
  const run = { cwd: folder, environment: { ...environment, TMPDIR } };
  if (asked.watch) {
    await startChild(process.execPath, [vitest, 'watch', ...args], { cwd: folder, env: run.environment }).exited;
    return NO_TESTS;
  }
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  // A forgotten `.only` would leave out the other tests of its file.
  const once = [vitest, 'run', '--allowOnly=false', ...args, ...reporters];
  const counts = await runReported(once, { ...run, reportFile, count: countVitest });
  return countLeftFiles(counts, readdirSync(TMPDIR));
}

/** A debugger may hold a test for as long as a person thinks. */
const INSPECTED = ['--inspect-brk', '--no-file-parallelism', '--testTimeout=0', '--hookTimeout=0'];

/** @param {Asked} asked @param {string} folder @returns {string[]} */
const argumentsFor = ({ files = [], title, inspect }, folder) => [
  ...files.map((file) => relative(folder, join(ROOT, file))),
  ...(title ? ['-t', title] : []),
  ...(inspect ? INSPECTED : []),
];

/** @typedef {(environment: Environment, asked: Asked) => Promise<import('./counts.mjs').Counts>} Run */

/** All unit tests: of the packages, both apps, the scripts and the documents. @type {Run} */
export const runUnitTests = (environment, asked) => runVitest(ROOT, environment, asked);

/** Only those of the documents. @type {Run} */
export const runDocsTests = (environment, asked) => runVitest(ROOT, environment, asked, ['--project', 'docs']);

/** The committed contract against the built CMS. @type {Run} */
export const runContractTests = (environment, { files: _, ...asked }) =>
  runVitest(ROOT, environment, asked, ['--root', 'scripts/contract', '--config', 'vitest.config.mjs']);

/** Tests of a real Strapi on temporary SQLite files. @type {Run} */
export const runCmsTests = (environment, asked) => runVitest(CMS_FOLDER, environment, asked, ['--project', 'sqlite']);

/** Those with SQL, locks or transactions of ours, on a temporary PostgreSQL server. @type {Run} */
export const runCmsTestsOnPostgres = async (environment, asked) => {
  if (isSkippedWithout('PostgreSQL', findPostgres()))
    return { ...NO_TESTS, skipped: 1, skippedTests: ['the CMS on PostgreSQL, which is not installed'] };
  return await runVitest(CMS_FOLDER, environment, asked, ['--project', 'postgres']);
};
