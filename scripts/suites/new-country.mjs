// @ts-check
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { typeErrorsIn } from '../builds/type-errors.mjs';
import { Failure } from '../console/failure.mjs';
import { createSteps } from '../console/steps.mjs';
import { LOG_FOLDER, ROOT } from '../paths.mjs';
import { runToEnd } from '../processes/run-to-end.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { repositoryFiles } from '../repository-files.mjs';
import { runChecks } from '../verify/run-checks.mjs';
import { findChromium } from './chromium.mjs';
import { addCounts, NO_TESTS, oneFailure } from './counts.mjs';
import { INCOMPLETE_TABLES, removeOtherSeeds, writeMissing } from './made-up-country.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

/** A country for which nobody would open this site: San Marino in Esperanto, after the model of South Africa. */
const LOCALE = 'eo-SM';
const GENERATOR = ['scripts/run.mjs', 'new-country', LOCALE, '--like', 'en-ZA', '--currency', 'EUR', '--time-zone'];

/**
 * The recipe of README.md, “A new country”, in a copy of the repository: the generator makes a country, the type check names what is
 * missing, that is written, and a visitor goes from the home page to the offers and out to a lender.
 * @param {Record<string, string>} environment
 * @returns {Promise<Counts>}
 */
export async function runNewCountry(environment) {
  const before = stateOfRepository();
  const named = process.env.CHROMIUM_PATH;
  const copy = join(temporaryFolder('new-country'), 'repository');
  const steps = createSteps();
  try {
    await steps.run('Copy of the repository', async () => copyRepository(copy));
    await steps.run('npm run new-country', () =>
      runToEnd(process.execPath, [...GENERATOR, 'Europe/San_Marino'], {
        cwd: copy,
        env: environment,
        logFile: join(LOG_FOLDER, 'test/new-country.log'),
        failure: 'The generator of a country failed.',
      }),
    );
    const named = await steps.run('Types: what is missing', () => filesWithTypeErrors(copy, environment));
    const counts = [countNamed(newSources(copy), named)];
    writeMissing(copy);
    removeOtherSeeds(copy);
    const { prepareWorkspace } = await importFrom(copy, 'scripts/builds/prepare-workspace.mjs');
    await prepareWorkspace(steps, environment, ['packages', 'server']);
    // Playwright cannot be loaded twice in a process, so the copy must not ask it where the browser is.
    process.env.CHROMIUM_PATH = await findChromium('shell');
    const { runEndToEndTests } = await importFrom(copy, 'scripts/suites/end-to-end.mjs');
    counts.push(await runEndToEndTests({ files: ['e2e/application-journey.e2e.ts'], title: LOCALE }));
    counts.push(countTrace(before));
    return addCounts(counts);
  } catch (error) {
    throw ownFailure(error);
  } finally {
    if (named === undefined) delete process.env.CHROMIUM_PATH;
    rmSync(copy, { recursive: true, force: true, maxRetries: 3 });
  }
}

/**
 * The modules of the copy have a class of their own for failures: one of ours is shown with its log.
 * @param {unknown} error
 */
const ownFailure = (error) =>
  error instanceof Error && error.name === 'Failure'
    ? new Failure(error.message, /** @type {Failure} */ ({ ...error }))
    : error;

/** @param {string} folder */
const gitStatus = (folder) =>
  execFileSync('git', ['status', '--porcelain', '--untracked-files=all'], { cwd: folder, encoding: 'utf8' });

const stateOfRepository = () => gitStatus(ROOT);

/** With the changes that are not committed. A repository of its own, because tools ask git which files are ours. @param {string} copy */
function copyRepository(copy) {
  for (const file of repositoryFiles()) {
    if (!existsSync(join(ROOT, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(copy, file));
  }
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
  ])
    execFileSync('git', args, { cwd: copy });
}

/** @param {string} before @returns {Counts} */
const countTrace = (before) =>
  stateOfRepository() === before
    ? { ...NO_TESTS, passed: 1 }
    : oneFailure('new country: the made-up country left a trace in the repository');

/** @param {string} copy @param {string} file */
const importFrom = (copy, file) => import(pathToFileURL(join(copy, file)).href);

/** @param {string} copy @returns {string[]} the sources that the generator made, but for the file that only joins the others */
const newSources = (copy) =>
  gitStatus(copy)
    .split('\n')
    .filter((line) => /^\?\? .*\.ts$/.test(line) && !line.endsWith(`/${LOCALE.toLowerCase()}.ts`))
    .map((line) => line.slice(3));

/**
 * @param {string} copy
 * @param {Record<string, string>} environment
 * @returns {Promise<Set<string>>} paths below the copy
 */
async function filesWithTypeErrors(copy, environment) {
  const { TYPE_CHECKS } = await importFrom(copy, 'scripts/verify/checks.mjs');
  /** @type {Set<string>} */
  const named = new Set();
  // These checks must fail, so their steps are not printed.
  for (const { error } of await runChecks(TYPE_CHECKS, createSteps({ write: () => {} }), environment)) {
    const { logFile } = /** @type {import('../console/failure.mjs').Failure} */ (error);
    for (const { file } of typeErrorsIn(readFileSync(String(logFile), 'utf8'))) named.add(file);
  }
  return named;
}

/** @param {string[]} sources @param {Set<string>} named @returns {Counts} a test for each file that is still to write */
function countNamed(sources, named) {
  const expected = [...sources, ...INCOMPLETE_TABLES];
  const unnamed = expected.filter((file) => !named.has(file));
  const problems = unnamed.map((file) => `new country: the type check does not name ${file}, which is still to write`);
  if (sources.length === 0) problems.push('new country: the generator made no source');
  return addCounts([
    { ...NO_TESTS, passed: expected.length - unnamed.length },
    ...problems.map((title) => oneFailure(title)),
  ]);
}
