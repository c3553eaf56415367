// @ts-check
import { defineCommand } from './console/command.mjs';
import { Failure } from './console/failure.mjs';
import { askedTests } from './suites/asked-tests.mjs';
import { changedParts, NIGHTLY_PARTS } from './suites/nightly.mjs';
import { runSuites } from './suites/run-suites.mjs';
import { requireScreen } from './suites/screen.mjs';
import { SUITES, suitesWith } from './suites/suites.mjs';

/** Suites whose runner can wait for changes. */
const WATCHABLE = ['unit', 'contract', 'cms', 'cms-postgres'];

export const command = defineCommand({
  does: 'Runs the tests, in a real browser too. The last line is the count.',
  usage: 'npm test -- [file …] [--only suite,suite] [--title text] [--watch] [--inspect] [--headed] [--running]',
  takes: `file: a test file, a folder or a part of their paths, with :line for one test; its suite follows from it.
Suites: ${Object.keys(SUITES).join(', ')}. Without a file and --only all of them, but for what test:nightly runs and nothing has changed.`,
  options: {
    only: { type: 'string', does: 'the suites, with commas between them' },
    title: { type: 'string', short: 't', does: 'only tests with this text in their titles' },
    watch: {
      type: 'boolean',
      does: 'runs the files again when a source changes; not for end-to-end tests',
      default: false,
    },
    inspect: {
      type: 'boolean',
      does: 'stops at the first line and waits for a debugger; end-to-end tests open the inspector of Playwright',
      default: false,
    },
    headed: { type: 'boolean', does: 'end-to-end tests in a browser window', default: false },
    running: {
      type: 'boolean',
      does: 'end-to-end tests against the product that npm start or npm run dev runs here, with its data',
      default: false,
    },
  },
  run: async ({ values: { only, ...given }, positionals }) => {
    const suites = only?.split(',') ?? [];
    const unknown = suites.find((name) => !(name in SUITES));
    if (unknown)
      throw new Failure(`There is no suite "${unknown}".`, { hint: `One of: ${Object.keys(SUITES).join(', ')}` });
    const asked = positionals.length > 0 ? askedTests(positionals, suites) : undefined;
    const isWhole = !asked && suites.length === 0;
    const nightly = isWhole ? changedParts() : NIGHTLY_PARTS;
    const names = asked ? [...asked.keys()] : isWhole ? suitesWith(nightly) : suites;
    if (given.watch && (names.length > 1 || !WATCHABLE.includes(String(names[0]))))
      throw new Failure(`--watch is for one of the suites ${WATCHABLE.join(', ')}.`, {
        hint: 'Such as: npm test -- packages/lending --watch',
      });
    if (names.includes('e2e') && (given.headed || given.inspect))
      requireScreen(given.headed ? '--headed' : '--inspect');
    const leftOut = NIGHTLY_PARTS.filter((part) => !nightly.includes(part));
    await runSuites(names, { ...given, nightly, leftOut, filesOf: (name) => asked?.get(name) ?? [] });
  },
});
