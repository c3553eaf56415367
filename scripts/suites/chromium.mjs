// @ts-check
import { existsSync } from 'node:fs';
import { Failure } from '../console/failure.mjs';

/**
 * Chromium of CHROMIUM_PATH, of the system, or Playwright's own.
 * @returns {Promise<string>} its executable
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new Failure(`CHROMIUM_PATH names ${named}, which does not exist.`, {
      hint: 'Correct it, or leave it unset.',
    });
  }
  const { chromium } = await import('@playwright/test');
  const found = [named, '/usr/bin/chromium', chromium.executablePath()].find((path) => path && existsSync(path));
  if (found) return found;
  throw new Failure('There is no Chromium to test in.', {
    hint: 'Install it: npx playwright install --with-deps chromium (or, on Debian: sudo apt-get install chromium). One elsewhere: CHROMIUM_PATH=/path/to/chromium npm test',
  });
}
