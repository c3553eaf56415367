// @ts-check
import { existsSync } from 'node:fs';
import { Failure } from '../console/failure.mjs';

/**
 * Where a system has Chromium. Tests open no window, so they prefer the headless shell, which is Playwright's own choice too: it starts
 * sooner and takes less of a processor. Measurements take the whole browser, as visitors do.
 */
const INSTALLED = {
  browser: ['/usr/bin/chromium'],
  shell: ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'],
};

/**
 * Chromium of CHROMIUM_PATH, of the system, or Playwright's own.
 * @param {keyof typeof INSTALLED} [kind]
 * @returns {Promise<string>} its executable
 */
export async function findChromium(kind = 'browser') {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new Failure(`CHROMIUM_PATH names ${named}, which does not exist.`, {
      hint: 'Correct it, or leave it unset.',
    });
  }
  const installed = [named, ...INSTALLED[kind]].find((path) => path && existsSync(path));
  if (installed) return installed;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  throw new Failure('There is no Chromium to test in.', {
    hint: 'Install it: npx playwright install --with-deps chromium (or, on Debian: sudo apt-get install chromium-headless-shell). One elsewhere: CHROMIUM_PATH=/path/to/chromium npm test',
  });
}
