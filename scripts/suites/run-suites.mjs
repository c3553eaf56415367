// @ts-check
import { prepareWorkspace } from '../builds/prepare-workspace.mjs';
import { describeFailure } from '../console/failure.mjs';
import { createSteps, formatDuration } from '../console/steps.mjs';
import { generateSecrets } from '../environment/secrets.mjs';
import { isInterrupted } from '../processes/interrupts.mjs';
import { bareEnvironment } from '../stack/temporary-stack.mjs';
import { addCounts, formatCounts, NO_TESTS, oneFailure } from './counts.mjs';
import { lastLines } from './last-lines.mjs';
import { suiteFor } from './suites.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */
/** @typedef {import('./suites.mjs').Asked} Asked */

/**
 * Runs suites one after the other. The last line of the output is the count, alone, however the run ends.
 * @param {string[]} names
 * @param {Asked & { filesOf?: (suite: string) => string[], leftOut?: import('./nightly.mjs').NightlyPart[] }} [asked] `leftOut`: parts of the
 *   night whose files are those that passed
 * @returns {Promise<Counts>}
 */
export async function runSuites(names, { filesOf = () => [], leftOut = [], ...asked } = {}) {
  /** @type {{ name: string, counts: Counts, time: string }[]} */
  const results = [];
  // The process may also end by an uncaught error while a suite runs.
  let running = 'The preparation';
  process.once('exit', () => {
    if (asked.watch) return;
    const all = results.map(({ counts }) => counts);
    if (running) all.push(oneFailure(`${running}: ended before its result was known`));
    finish(addCounts(all), [...results.map(describeResult), ...leftOut.map(describeLeftOut)]);
  });

  const environment = { ...bareEnvironment(), ...generateSecrets() };
  try {
    await prepare(
      names.map((name) => suiteFor(name, asked)),
      environment,
    );
  } catch (error) {
    console.error(`\n${describeFailure(error)}\n`);
    results.push({
      name: 'preparation',
      counts: oneFailure('The preparation failed', describeFailure(error)),
      time: '',
    });
    running = '';
    return results[0]?.counts ?? NO_TESTS;
  }
  for (const name of names) {
    const suite = suiteFor(name, asked);
    if (!suite || isInterrupted()) continue;
    running = suite.title;
    console.log(`\n── ${suite.title}\n`);
    const startedAt = performance.now();
    const counts = await suite.run(environment, { ...asked, files: filesOf(name) }).catch((error) => {
      console.error(`\n${describeFailure(error)}\n`);
      return oneFailure(suite.title, describeFailure(error));
    });
    results.push({ name, counts, time: formatDuration(performance.now() - startedAt) });
  }
  if (!isInterrupted()) running = '';
  return addCounts(results.map(({ counts }) => counts));
}

/** @param {{ name: string, counts: Counts, time: string }} result */
const describeResult = ({ name, counts, time }) =>
  `  ${counts.failed ? '✗' : '✓'} ${name.padEnd(12)} ${formatCounts(counts).padEnd(38)} ${time}`;

/** @param {string} part of the night */
const describeLeftOut = (part) =>
  `  - ${part.padEnd(12)} left out: it passed with the same files (npm run test:nightly runs it)`;

/**
 * What the suites need: dependencies, packages, and for some of them the CMS.
 * @param {(import('./suites.mjs').Suite | undefined)[]} suites
 * @param {Record<string, string>} environment
 */
async function prepare(suites, environment) {
  console.log('');
  const needs = suites.map((suite) => suite?.needs ?? 'packages');
  const parts = /** @type {const} */ (['packages', 'server', 'admin']).filter((part) => needs.includes(part));
  await prepareWorkspace(createSteps(), environment, parts);
}

/**
 * A run without a single test proves nothing: it fails.
 * @param {Counts} sum
 * @param {string[]} suites a line each
 */
function finish(sum, suites) {
  if (sum.failed > 0 || sum.passed === 0) process.exitCode ||= 1;
  console.log(lastLines(sum, suites).join('\n'));
}
