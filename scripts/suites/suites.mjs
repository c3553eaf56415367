// @ts-check
import { runEndToEndTests } from './end-to-end.mjs';
import { runNewCountry } from './new-country.mjs';
import { runStaticChecks } from './static-checks.mjs';
import { runCmsTests, runCmsTestsOnPostgres, runContractTests, runDocsTests, runUnitTests } from './vitest-suites.mjs';

/**
 * What a person wants of a suite; everything absent: all of it, once.
 * @typedef {object} Asked
 * @property {string[]} [files] below the root of the repository, perhaps with `:line`
 * @property {string} [title] a part of the titles of tests
 * @property {boolean} [watch]
 * @property {boolean} [inspect]
 * @property {boolean} [headed]
 * @property {boolean} [running] against the product that runs in this folder
 * @property {import('./nightly.mjs').NightlyPart[]} [nightly] the parts of the night that are run as well
 *
 * @typedef {object} Suite
 * @property {string} title
 * @property {(environment: Record<string, string>, asked: Asked) => Promise<import('./counts.mjs').Counts>} run
 * @property {'server' | 'admin'} [needs] what has to be built beside the packages: the CMS, and for some its admin panel
 * @property {{ title: string, needs?: 'server' | 'admin' }} [againstRunning] what is different where a product runs already
 * @property {import('./nightly.mjs').NightlyPart} [part] of the night, which `npm test` runs only where its files have changed
 * @property {boolean} [byNameOnly] it is part of another suite
 */

/** In the order of their cost. @type {Record<string, Suite>} */
export const SUITES = {
  checks: {
    title: 'Checks of npm run verify, without the unit tests',
    run: (environment) => runStaticChecks(environment),
  },
  docs: {
    title: 'Documents, a part of the unit tests: links, files and commands exist',
    run: runDocsTests,
    byNameOnly: true,
  },
  unit: { title: 'Unit tests', run: runUnitTests },
  contract: {
    title: 'Contract: schema and generated types are what is committed',
    run: runContractTests,
    needs: 'server',
  },
  cms: { title: 'CMS: a real Strapi on temporary SQLite files', run: runCmsTests, needs: 'server' },
  'cms-postgres': {
    title: 'CMS: the same tests on a temporary PostgreSQL server',
    run: runCmsTestsOnPostgres,
    needs: 'server',
    part: 'cms-postgres',
  },
  e2e: {
    title: 'End to end: Chromium, the standalone build, the real CMS',
    run: (_, asked) => runEndToEndTests(asked),
    needs: 'admin',
    againstRunning: { title: 'End to end: Chromium, the product that runs in this folder' },
  },
  'new-country': {
    title: 'A made-up country: from the generator to an application, in a copy of the repository',
    run: runNewCountry,
    part: 'new-country',
  },
};

/**
 * @param {string} name
 * @param {Asked} [asked]
 * @returns {Suite | undefined} the suite as it is run: what runs already is not built
 */
export function suiteFor(name, { running } = {}) {
  const suite = SUITES[name];
  return running && suite?.againstRunning ? { ...suite, needs: undefined, ...suite.againstRunning } : suite;
}

/**
 * What `npm test`, `.ci/run` and `npm run test:nightly` run.
 * @param {import('./nightly.mjs').NightlyPart[]} nightly the parts of the night that are run as well
 */
export const suitesWith = (nightly) =>
  Object.keys(SUITES).filter((name) => {
    const { byNameOnly, part } = SUITES[name] ?? {};
    return !byNameOnly && (!part || nightly.includes(part));
  });
