// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CMS_FOLDER, ROOT } from '../paths.mjs';
import { sharedTemporaryFolder, temporaryFolder } from '../processes/temporary-folder.mjs';
import { countLeftFiles, countVitest } from './counts.mjs';
import { runReported } from './report.mjs';

/** @typedef {Record<string, string>} Environment */

/**
 * The system's temporary folder may get files of other programs at the same time, so a run gets one of its own.
 * @param {string} folder with a vitest configuration
 * @param {Environment} environment
 * @param {string[]} [more]
 */
async function runVitest(folder, environment, more = []) {
  const reportFile = join(temporaryFolder('vitest'), 'report.json');
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  // A forgotten `.only` would leave out the other tests of its file.
  const args = [vitest, 'run', '--allowOnly=false', ...more, ...reporters];
  const TMPDIR = sharedTemporaryFolder('suite');
  const run = { cwd: folder, environment: { ...environment, TMPDIR }, reportFile };
  const counts = await runReported(args, { ...run, count: countVitest });
  return countLeftFiles(counts, readdirSync(TMPDIR));
}

/** All unit tests: of the packages, both apps, the scripts and the documents. @param {Environment} environment */
export const runUnitTests = (environment) => runVitest(ROOT, environment);

/** Only those of the documents. @param {Environment} environment */
export const runDocsTests = (environment) => runVitest(ROOT, environment, ['--project', 'docs']);

/** The committed contract against the built CMS. @param {Environment} environment */
export const runContractTests = (environment) =>
  runVitest(ROOT, environment, ['--root', 'scripts/contract', '--config', 'vitest.config.mjs']);

/** Tests of a real Strapi on temporary SQLite files. @param {Environment} environment */
export const runCmsTests = (environment) => runVitest(CMS_FOLDER, environment, ['--project', 'sqlite']);

/** The same tests on a temporary PostgreSQL server. @param {Environment} environment */
export const runCmsTestsOnPostgres = (environment) => runVitest(CMS_FOLDER, environment, ['--project', 'postgres']);
