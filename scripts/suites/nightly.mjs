// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { repositoryFiles } from '../repository-files.mjs';

/**
 * Tests that take long and rarely find what the others do not. `npm run test:nightly` runs them all; `npm test` and CI run a part whose files
 * have changed since it last passed. The patterns are git's: what the part tests beyond all other suites, and the part itself.
 */
const PARTS = {
  'new-country': [
    'scripts/new-country*',
    'scripts/suites/new-country.mjs',
    'scripts/suites/made-up-country.mjs',
    'packages/countries/package.json',
    'packages/types/src/country.ts',
    'apps/cms/seed/en-ZA/settings.json',
    'e2e/support/product.ts',
    'e2e/support/applicant.ts',
    'e2e/support/application-words.ts',
    'e2e/support/invented-documents.ts',
  ],
  // Everything that the suite reads: with the same files it has the same result.
  'cms-postgres': ['apps/cms', 'packages', 'scripts/databases', 'scripts/suites/vitest-suites.mjs', 'pnpm-lock.yaml'],
  firefox: [
    'e2e/firefox.e2e.ts',
    'e2e/support/firefox.ts',
    'packages/tracking/src',
    'apps/web/src/shell/consent',
    'apps/web/src/shell/visit',
  ],
  fuzz: [
    'e2e/fuzz',
    'packages/types/src',
    'apps/web/src/proxy.ts',
    'apps/web/src/server/routing',
    'apps/cms/src/platform/http',
  ],
};

/** @typedef {keyof typeof PARTS} NightlyPart */

export const NIGHTLY_PARTS = /** @type {NightlyPart[]} */ (Object.keys(PARTS));

/** Which files each part last passed with: a hash of their names and contents. Written by `npm run test:nightly`. */
const PASSED_FILE = join(ROOT, 'scripts/suites/nightly-passed.json');

/**
 * @param {NightlyPart} part
 * @returns {string[]} its files, at least one for each pattern
 */
export function filesOfPart(part) {
  return PARTS[part].flatMap((pattern) => {
    const files = repositoryFiles(pattern).filter((file) => existsSync(join(ROOT, file)));
    if (files.length === 0) throw new Error(`${pattern} of the nightly part ${part} is no file`);
    return files;
  });
}

/** @param {NightlyPart} part */
export function hashOfPart(part) {
  const hash = createHash('sha256');
  for (const file of filesOfPart(part).sort()) hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}

/** @returns {Record<string, string>} */
const readPassed = () => (existsSync(PASSED_FILE) ? JSON.parse(readFileSync(PASSED_FILE, 'utf8')) : {});

/** @returns {NightlyPart[]} the parts whose files have changed since they passed */
export function changedParts(passed = readPassed()) {
  return NIGHTLY_PARTS.filter((part) => passed[part] !== hashOfPart(part));
}

/** States that all parts passed with the files as they are. To be committed. */
export function recordPassed() {
  const passed = Object.fromEntries(NIGHTLY_PARTS.map((part) => [part, hashOfPart(part)]));
  writeFileSync(PASSED_FILE, `${JSON.stringify(passed, null, 2)}\n`);
}
