// @ts-check
import { parseArgs } from 'node:util';
import { prepareWorkspace } from './builds/prepare-workspace.mjs';
import { describeFailure, Failure, runCommand } from './console/failure.mjs';
import { createSteps, formatDuration } from './console/steps.mjs';
import { requireSupportedNode } from './environment/node-version.mjs';
import { generateSecrets } from './environment/secrets.mjs';
import { isInterrupted, stopOnInterrupt } from './processes/interrupts.mjs';
import { bareEnvironment } from './stack/temporary-stack.mjs';
import { addCounts, formatCounts } from './suites/counts.mjs';
import { runEndToEndTests } from './suites/end-to-end.mjs';
import { runCmsTests, runContractTests, runDocsTests, runUnitTests } from './suites/vitest-suites.mjs';

requireSupportedNode();
stopOnInterrupt();

/** @typedef {(environment: Record<string, string>, more: string[]) => Promise<import('./suites/counts.mjs').Counts>} Suite */

const MAX_PROBLEMS = 30;

/** In the order of their cost. `isPart`: its tests are among those of another suite. @type {Record<string, { title: string, run: Suite, isPart?: boolean }>} */
const SUITES = {
  docs: { title: 'Documents: links, files and commands exist', run: runDocsTests, isPart: true },
  unit: { title: 'Unit tests', run: runUnitTests },
  contract: { title: 'Contract: schema and generated types are what is committed', run: runContractTests },
  cms: { title: 'CMS: a real Strapi on a temporary database', run: runCmsTests },
  e2e: { title: 'End to end: Chromium, the standalone build, the real CMS', run: (_, more) => runEndToEndTests(more) },
};

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
  const names = values.only ? values.only.split(',') : Object.keys(SUITES).filter((name) => !SUITES[name]?.isPart);
  const unknown = names.find((name) => !(name in SUITES));
  if (unknown)
    throw new Failure(`There is no suite "${unknown}".`, { hint: `One of: ${Object.keys(SUITES).join(', ')}` });

  const environment = { ...bareEnvironment(), ...generateSecrets() };
  try {
    await prepare(names, environment);
  } catch (error) {
    finish([{ passed: 0, failed: 1 }], describeFailure(error));
    return;
  }

  const results = [];
  for (const name of names) {
    const suite = SUITES[name];
    if (!suite || isInterrupted()) continue;
    console.log(`\n── ${suite.title}\n`);
    const startedAt = performance.now();
    const counts = await suite.run(environment, positionals).catch((error) => {
      console.error(`\n${describeFailure(error)}\n`);
      return { passed: 0, failed: 1, problems: [`${suite.title}: ${error instanceof Error ? error.message : error}`] };
    });
    results.push({ name, counts, time: formatDuration(performance.now() - startedAt) });
  }

  console.log('');
  for (const { name, counts, time } of results) {
    console.log(`  ${counts.failed ? '✗' : '✓'} ${name.padEnd(10)} ${formatCounts(counts).padEnd(26)} ${time}`);
  }
  finish(results.map(({ counts }) => counts));
});

/**
 * What the suites need: dependencies, packages, and for some of them the CMS.
 * @param {string[]} names
 * @param {Record<string, string>} environment
 */
async function prepare(names, environment) {
  const steps = createSteps();
  console.log('');
  const withCms = names.some((name) => ['contract', 'cms', 'e2e'].includes(name));
  await prepareWorkspace(steps, environment, { withCms });
}

/**
 * The last line, alone. A run without a single test proves nothing: it fails.
 * @param {import('./suites/counts.mjs').Counts[]} counts
 * @param {string} [problem]
 */
function finish(counts, problem) {
  if (problem) console.error(`\n${problem}\n`);
  const sum = addCounts(counts);
  process.exitCode = sum.failed > 0 || sum.passed === 0 ? 1 : 0;
  // Of a long log often only the end is kept.
  const named = sum.problems.slice(0, MAX_PROBLEMS);
  if (named.length > 0) console.log(`\n${named.map((line) => `  ✗ ${line}`).join('\n')}`);
  console.log(`\n${formatCounts(sum)}`);
}
