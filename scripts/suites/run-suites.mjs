// @ts-check
import { prepareWorkspace } from '../builds/prepare-workspace.mjs';
import { describeFailure, Failure } from '../console/failure.mjs';
import { createSteps, formatDuration } from '../console/steps.mjs';
import { generateSecrets } from '../environment/secrets.mjs';
import { isInterrupted } from '../processes/interrupts.mjs';
import { bareEnvironment } from '../stack/temporary-stack.mjs';
import { addCounts, formatCounts, oneFailure, slowestFiles } from './counts.mjs';
import { SUITES } from './suites.mjs';

/** @typedef {import('./counts.mjs').Counts} Counts */

const MAX_LINES = 30;

/**
 * Runs suites one after the other. The last line of the output is the count, alone, however the run ends.
 * @param {string[]} names
 * @param {string[]} [more] arguments for the test runner
 */
export async function runSuites(names, more = []) {
  const unknown = names.find((name) => !(name in SUITES));
  if (unknown)
    throw new Failure(`There is no suite "${unknown}".`, { hint: `One of: ${Object.keys(SUITES).join(', ')}` });

  /** @type {{ name: string, counts: Counts, time: string }[]} */
  const results = [];
  // The process may also end by an uncaught error while a suite runs.
  let running = 'The preparation';
  process.once('exit', () => {
    const all = results.map(({ counts }) => counts);
    if (running) all.push(oneFailure(`${running}: ended before its result was known`));
    finish(addCounts(all));
  });

  const environment = { ...bareEnvironment(), ...generateSecrets() };
  try {
    await prepare(names, environment);
  } catch (error) {
    console.error(`\n${describeFailure(error)}\n`);
    results.push({ name: 'preparation', counts: oneFailure('The preparation failed'), time: '' });
    running = '';
    return;
  }
  for (const name of names) {
    const suite = SUITES[name];
    if (!suite || isInterrupted()) continue;
    running = suite.title;
    console.log(`\n── ${suite.title}\n`);
    const startedAt = performance.now();
    const counts = await suite.run(environment, more).catch((error) => {
      console.error(`\n${describeFailure(error)}\n`);
      return oneFailure(`${suite.title}: ${error instanceof Error ? error.message : error}`);
    });
    results.push({ name, counts, time: formatDuration(performance.now() - startedAt) });
  }
  if (!isInterrupted()) running = '';

  console.log('');
  for (const { name, counts, time } of results) {
    console.log(`  ${counts.failed ? '✗' : '✓'} ${name.padEnd(12)} ${formatCounts(counts).padEnd(38)} ${time}`);
  }
}

/**
 * What the suites need: dependencies, packages, and for some of them the CMS.
 * @param {string[]} names
 * @param {Record<string, string>} environment
 */
async function prepare(names, environment) {
  console.log('');
  const needs = names.map((name) => SUITES[name]?.needs ?? 'packages');
  const parts = /** @type {const} */ (['packages', 'server', 'admin']).filter((part) => needs.includes(part));
  await prepareWorkspace(createSteps(), environment, parts);
}

/**
 * A run without a single test proves nothing: it fails.
 * @param {Counts} sum
 */
function finish(sum) {
  if (sum.failed > 0 || sum.passed === 0) process.exitCode ||= 1;
  // Of a long log often only the end is kept.
  printSome('·', slowestFiles(sum.files));
  printSome('-', sum.notes);
  printSome('✗', sum.problems);
  console.log(`\n${formatCounts(sum)}`);
}

/**
 * @param {string} mark
 * @param {string[]} lines
 */
function printSome(mark, lines) {
  if (lines.length === 0) return;
  console.log('');
  for (const line of lines.slice(0, MAX_LINES)) console.log(`  ${mark} ${line}`);
  if (lines.length > MAX_LINES) console.log(`  ${mark} and ${lines.length - MAX_LINES} more`);
}
