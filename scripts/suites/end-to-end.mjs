// @ts-check
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { buildBareApp } from '../../bench/bare-app.mjs';
import { Failure } from '../console/failure.mjs';
import { createSteps } from '../console/steps.mjs';
import { portsOf, readLocalEnvironment } from '../environment/local-environment.mjs';
import { CMS_DATABASE, LOG_FOLDER, ROOT, WEB_BUILD_FOLDER, WEB_DATA_FOLDER } from '../paths.mjs';
import { isInterrupted } from '../processes/interrupts.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { statusOf } from '../processes/wait-for.mjs';
import { bareEnvironment, openTemporaryStack } from '../stack/temporary-stack.mjs';
import { findChromium } from './chromium.mjs';
import { addCounts, countPlaywright } from './counts.mjs';
import { areIndependent } from './independent-tests.mjs';
import { runReported } from './report.mjs';

/**
 * What the tests in e2e/ are told of the products they test; read by e2e/support/product.ts.
 * @param {import('../stack/temporary-stack.mjs').TemporaryStack} stack
 * @param {{ shell: string, browser: string }} chromium executables
 * @returns {Record<string, string>}
 */
export function testEnvironment({ products, environment }, chromium) {
  return {
    ...environment,
    CHROMIUM_PATH: chromium.shell,
    WHOLE_CHROMIUM_PATH: chromium.browser,
    ...Object.assign({}, ...products.map(variablesOf)),
  };
}

/**
 * @param {import('../stack/temporary-stack.mjs').Product} product
 * @param {number} index
 * @returns {Record<string, string>}
 */
function variablesOf({ ports, pids, buildFolder, webDataFolder, databaseFile, logFolder }, index) {
  const variables = {
    WEB_PORT: ports.web,
    CMS_PORT: ports.cms,
    ...(ports.newerWeb ? { NEWER_WEB_PORT: ports.newerWeb } : {}),
    WEB_METRICS_PORT: ports.webMetrics,
    CMS_METRICS_PORT: ports.cmsMetrics,
    WEB_PID: pids.web,
    CMS_PID: pids.cms,
    BUILD_FOLDER: buildFolder,
    WEB_DATA_FOLDER: webDataFolder,
    DATABASE_FILE: databaseFile,
    LOG_FOLDER: logFolder,
  };
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [`E2E_${index > 0 ? `${index}_` : ''}${name}`, String(value)]),
  );
}

/**
 * What the tests are told of the product that runs in this folder; a test that needs more says which variable is absent.
 * @param {Record<string, string>} environment of `.env`
 * @param {{ shell: string, browser: string }} chromium executables
 */
function runningEnvironment(environment, chromium) {
  const ports = portsOf(environment);
  return {
    ...environment,
    CHROMIUM_PATH: chromium.shell,
    WHOLE_CHROMIUM_PATH: chromium.browser,
    E2E_WEB_PORT: String(ports.web),
    E2E_CMS_PORT: String(ports.cms),
    E2E_BUILD_FOLDER: WEB_BUILD_FOLDER,
    E2E_WEB_DATA_FOLDER: WEB_DATA_FOLDER,
    E2E_DATABASE_FILE: CMS_DATABASE,
    E2E_LOG_FOLDER: LOG_FOLDER,
  };
}

/** Each takes a gigabyte of memory. */
const MOST_PRODUCTS = 4;

/**
 * Runs the tests in Chromium against the standalone build and a real CMS: first the tests that change nothing; then the
 * others, each worker with a product of its own; last the fuzzed requests, which fill the database and the caches.
 * @param {import('./suites.mjs').Asked} asked of some files: with several workers only if all change nothing
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runEndToEndTests(asked) {
  const browsers = { shell: await findChromium('shell'), browser: await findChromium('browser') };
  // The shell has no window.
  const chromium = asked.headed || asked.inspect ? { ...browsers, shell: browsers.browser } : browsers;
  if (asked.running)
    return await runPlaywright(argumentsFor(asked), runningEnvironment(await runningProduct(), chromium));
  const steps = createSteps();
  /** @type {Record<string, string>} */
  const bareApp = {};
  if (isNeeded(asked, /bareAppFolder/)) {
    // Built here and not by a test: two workers would build it into the same folder at once.
    bareApp.E2E_BARE_APP_FOLDER = await steps.run('Bare Next app', () => buildBareApp(bareEnvironment()));
  }
  const some = argumentsFor(asked);
  const isWhole = some.length === 0;
  // More than cores, because many tests wait for a server or a timer.
  const workers = availableParallelism() + 2;
  const stack = await openTemporaryStack(steps, {
    withNewerBuild: isNeeded(asked, NEWER_BUILD),
    copies: isWhole ? Math.min(availableParallelism() + 1, MOST_PRODUCTS) - 1 : 0,
  });
  const environment = { ...testEnvironment(stack, chromium), ...bareApp, ...fuzzing(asked) };
  const products = String(stack.products.length);
  const firefox = asked.nightly?.includes('firefox') ? ['--project=firefox'] : [];
  /** @type {[args: string[], variables: Record<string, string>][]} */
  const runs = isWhole
    ? [
        [['--project=looks', ...firefox, `--workers=${workers}`, ...keepResults('independent')], {}],
        [['--project=behaviour', `--workers=${products}`, ...keepResults('publishing')], { E2E_PRODUCTS: products }],
        [['--project=fuzz', ...keepResults('fuzz')], {}],
      ]
    : [[isAlone(asked) ? some : [...some, `--workers=${workers}`], {}]];
  const counts = [];
  try {
    for (const [args, variables] of runs) counts.push(await runWhenReady(args, { ...environment, ...variables }));
    return addCounts(counts);
  } finally {
    await stack.close();
  }
}

/** Each run empties its folder first, so one for all would lose the pictures of what failed before. @param {string} name */
const keepResults = (name) => ['--output', `test-results/${name}`];

/**
 * The requests of the fuzz: those of the night, or a thousand that are always the same; the variables of the caller go first.
 * @param {import('./suites.mjs').Asked} asked
 */
function fuzzing({ nightly = [] }) {
  const set = Object.entries(process.env).filter(([name]) => name.startsWith('FUZZ_'));
  /** @type {Record<string, string>} */
  const few = nightly.includes('fuzz') ? {} : { FUZZ_REQUESTS: '1000', FUZZ_SEED: '1' };
  return { ...few, .../** @type {Record<string, string>} */ (Object.fromEntries(set)) };
}

/** What a test file names that needs the web server of a later build. */
const NEWER_BUILD = /newerWeb|support\/deployment/;

/**
 * Whether a file that was asked for names something, or all files were.
 * @param {import('./suites.mjs').Asked} asked
 * @param {RegExp} pattern
 */
const isNeeded = ({ files = [] }, pattern) =>
  files.length === 0 || files.some((file) => pattern.test(readFileSync(join(ROOT, file.replace(/:\d+$/, '')), 'utf8')));

/**
 * Whether the tests that were asked for run one after the other: they change what others see, or a person watches.
 * @param {import('./suites.mjs').Asked} asked
 */
const isAlone = ({ files = [], headed, inspect }) =>
  Boolean(headed || inspect) || files.length === 0 || !areIndependent(files);

/** @param {import('./suites.mjs').Asked} asked @returns {string[]} */
const argumentsFor = ({ files = [], title, headed, inspect }) => [
  ...files,
  ...(title ? ['--grep', title] : []),
  ...(headed ? ['--headed'] : []),
  ...(inspect ? ['--debug'] : []),
];

/** @returns {Promise<Record<string, string>>} the environment of the product that answers at the ports of `.env` */
async function runningProduct() {
  const environment = readLocalEnvironment();
  const { web, cms } = portsOf(environment);
  for (const address of [`http://localhost:${web}/api/health/live`, `http://localhost:${cms}/_health`]) {
    if (![200, 204].includes(Number(await statusOf(address))))
      throw new Failure(`Nothing answers at ${address}.`, {
        hint: 'Run npm start or npm run dev first, in another terminal.',
      });
  }
  return environment;
}

/**
 * Repeats a run once if no test of it passed, because then the browser or a server was not ready, which happens on a busy machine. The
 * second run counts.
 * @param {string[]} args
 * @param {Record<string, string>} environment
 */
async function runWhenReady(args, environment) {
  const counts = await runPlaywright(args, environment);
  if (counts.passed > 0 || isInterrupted()) return counts;
  console.log(`\n  Not one test passed (${counts.problems[0]?.title ?? 'no reason given'}): once more.\n`);
  return await runPlaywright(args, environment);
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} environment
 */
async function runPlaywright(args, environment) {
  const reportFile = join(temporaryFolder('playwright'), 'report.json');
  return await runReported([join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', ...args], {
    cwd: ROOT,
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    reportFile,
    count: countPlaywright,
  });
}
