// @ts-check
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ name: string, url: string }} Shot */

const WIDTHS = [360, 768, 1440];
const SCHEMES = /** @type {const} */ (['light', 'dark']);

/**
 * Takes each page at three widths in both schemes, whole.
 * @param {Shot[]} shots
 * @param {string} folder emptied first; files are `home-360-light.png`
 * @param {string} chromiumPath
 * @returns {Promise<number>} how many pictures there are
 */
export async function takeScreenshots(shots, folder, chromiumPath) {
  const { chromium } = await import('@playwright/test');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({ executablePath: chromiumPath, args: isRoot ? ['--no-sandbox'] : [] });
  let count = 0;
  try {
    for (const colorScheme of SCHEMES) {
      for (const width of WIDTHS) {
        const context = await browser.newContext({
          viewport: { width, height: 900 },
          colorScheme,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        for (const { name, url } of shots) {
          await page.goto(url, { waitUntil: 'load' });
          await page.evaluate('document.fonts.ready.then(() => true)');
          await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
          count += 1;
        }
        await context.close();
      }
    }
  } finally {
    await browser.close();
  }
  return count;
}
