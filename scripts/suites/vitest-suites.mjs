// @ts-check
import { join } from 'node:path';
import { CMS_FOLDER, ROOT } from '../paths.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { countVitest } from './counts.mjs';
import { runReported } from './report.mjs';

/** @typedef {Record<string, string>} Environment */

/**
 * @param {string} folder with a vitest configuration
 * @param {Environment} environment
 * @param {string[]} [more]
 */
function runVitest(folder, environment, more = []) {
  const reportFile = join(temporaryFolder('vitest'), 'report.json');
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  // A forgotten `.only` would leave out the other tests of its file.
  const args = [vitest, 'run', '--allowOnly=false', ...more, ...reporters];
  return runReported(args, { cwd: folder, environment, reportFile, count: countVitest });
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
