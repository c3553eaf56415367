// @ts-check

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareWorkspace } from '../scripts/builds/prepare-workspace.mjs';
import { defineCommand } from '../scripts/console/command.mjs';
import { Failure } from '../scripts/console/failure.mjs';
import { createSteps, formatDuration } from '../scripts/console/steps.mjs';
import { LOG_FOLDER, ROOT } from '../scripts/paths.mjs';
import { isInterrupted } from '../scripts/processes/interrupts.mjs';
import { runToEnd } from '../scripts/processes/run-to-end.mjs';
import { createContext } from './context.mjs';
import { measuredOn } from './results/machine.mjs';
import { withSections } from './results/sections.mjs';
import { judgeBench, SECTIONS } from './results/targets.mjs';

const RESULTS = join(ROOT, 'bench/RESULTS.md');
const HEAD = `# Results

Written by \`npm run bench\`: see [performance](../docs/performance.md) for what is measured and how to read it. A timing says
something only beside its yardstick of the same run.`;

/**
 * The parts in the order in which they run. The others use the web build of the first one. Each is loaded when it runs, because a fresh clone has
 * no packages before `prepareWorkspace`.
 * @type {Record<string, { title: string, load: () => Promise<(context: import('./context.mjs').Context) => Promise<string>> }>}
 */
const PARTS = {
  builds: { title: 'Builds', load: async () => (await import('./parts/builds.mjs')).measureBuilds },
  pages: { title: 'Pages: bytes and requests', load: async () => (await import('./parts/pages.mjs')).measurePages },
  requests: { title: SECTIONS.requests, load: async () => (await import('./parts/requests.mjs')).measureRequests },
  'per-request': {
    title: SECTIONS.perRequest,
    load: async () => (await import('./parts/per-request.mjs')).measurePerRequest,
  },
  peak: { title: 'Crowds', load: async () => (await import('./parts/peak.mjs')).measurePeak },
  profile: {
    title: 'Where the time of each page goes',
    load: async () => (await import('./parts/profile.mjs')).measureProfile,
  },
  publishing: {
    title: SECTIONS.publishing,
    load: async () => (await import('./parts/publishing.mjs')).measurePublishing,
  },
  edge: {
    title: 'From publishing to visible at a CDN',
    load: async () => (await import('./parts/edge.mjs')).measureEdge,
  },
  lighthouse: {
    title: SECTIONS.lighthouse,
    load: async () => (await import('./parts/lighthouse.mjs')).measureLighthouse,
  },
  'lighthouse-sites': {
    title: 'Lighthouse of every template',
    load: async () => (await import('./parts/lighthouse-sites.mjs')).measureLighthouseOfSites,
  },
  graphql: { title: 'Questions to the CMS', load: async () => (await import('./parts/graphql.mjs')).measureGraphql },
  growth: { title: SECTIONS.growth, load: async () => (await import('./parts/growth.mjs')).measureGrowth },
  'content-growth': {
    title: SECTIONS.contentGrowth,
    load: async () => (await import('./parts/content-growth.mjs')).measureContentGrowth,
  },
  search: { title: SECTIONS.search, load: async () => (await import('./parts/search.mjs')).measureSearch },
  'search-index': {
    title: 'Index of the search',
    load: async () => (await import('./parts/search-index.mjs')).measureSearchIndex,
  },
  applications: {
    title: 'Applications',
    load: async () => (await import('./parts/applications.mjs')).measureApplications,
  },
  events: { title: SECTIONS.events, load: async () => (await import('./parts/events.mjs')).measureEvents },
  reports: {
    title: 'Reports of the admin',
    load: async () => (await import('./parts/reports.mjs')).measureReports,
  },
  'event-faults': {
    title: SECTIONS.eventFaults,
    load: async () => (await import('./parts/event-faults.mjs')).measureEventFaults,
  },
};

export const command = defineCommand({
  does: 'Measures the product, each timing beside a yardstick of the same run, and writes bench/RESULTS.md.',
  usage: 'npm run bench -- [part …] [--quick] [--build folder] [--output file.md]',
  takes: `Parts (all without one): ${Object.keys(PARTS).join(', ')}.`,
  options: {
    quick: { type: 'boolean', does: 'few rounds, to see that a part works: no figures to judge by', default: false },
    build: { type: 'string', does: 'the folder of a placed web build to measure' },
    output: { type: 'string', does: 'the file of the results', default: RESULTS },
  },
  run: async ({ values, positionals }) => {
    const unknown = positionals.find((name) => !(name in PARTS));
    if (unknown) {
      throw new Failure(`There is no part "${unknown}" to measure.`, {
        hint: `One of: ${Object.keys(PARTS).join(', ')}`,
      });
    }
    const names = Object.keys(PARTS).filter((name) => positionals.length === 0 || positionals.includes(name));
    const steps = createSteps();
    const context = createContext(steps, values);
    console.log('');
    await prepareWorkspace(steps, context.environment);
    try {
      for (const name of names) await measurePart(name, context, values.output);
    } finally {
      await context.close();
    }
    if (!values.quick) reportTargets(names, values.output);
    console.log(`\n  ${values.output}\n`);
  },
});

/**
 * Prints the targets of the measured parts. The process exits with 1 if one of them is not met.
 * @param {string[]} names of the measured parts
 * @param {string} file with the results
 */
function reportTargets(names, file) {
  const titles = names.map((name) => PARTS[name]?.title);
  const verdicts = judgeBench(readFileSync(file, 'utf8')).filter(({ section }) => titles.includes(section));
  if (verdicts.length > 0) console.log('\n── Targets\n');
  for (const { target, isMet, figures } of verdicts) console.log(`  ${isMet ? '✓' : '✗'} ${target}\n      ${figures}`);
  if (verdicts.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

/**
 * Measures one part and writes its section at once, so that the failure of a later part loses nothing.
 * @param {string} name
 * @param {import('./context.mjs').Context} context
 * @param {string} file
 */
async function measurePart(name, context, file) {
  const part = PARTS[name];
  if (!part || isInterrupted()) return;
  console.log(`\n── ${part.title}\n`);
  const startedAt = performance.now();
  const measure = await part.load();
  const figures = await measure(context);
  const took = `It took ${formatDuration(performance.now() - startedAt)}.`;
  const warning = context.quick ? '**Quick: few rounds, no figures to judge by.** ' : '';
  const body = `${warning}${measuredOn(new Date())} ${took}\n\n${figures}`;
  console.log(`\n${figures}\n`);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const titles = Object.values(PARTS).map(({ title }) => title);
  writeFileSync(file, withSections(before, HEAD, [{ title: part.title, body }], titles));
  if (file === RESULTS) await format(file, context.environment);
}

/**
 * Formats the results, because `npm run verify` checks the format of every committed file.
 * @param {string} file
 * @param {Record<string, string>} environment
 */
async function format(file, environment) {
  await runToEnd(process.execPath, [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', file], {
    cwd: ROOT,
    env: environment,
    logFile: join(LOG_FOLDER, 'bench/format.log'),
    failure: 'The results could not be formatted.',
  });
}
