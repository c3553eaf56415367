// @ts-check
import { join } from 'node:path';
import { quietEnvironment } from '../builds/pnpm.mjs';
import { ROOT } from '../paths.mjs';
import { openTemporaryStack } from '../stack/temporary-stack.mjs';
import { findChromium } from '../suites/chromium.mjs';
import { takeScreenshots } from './screenshots.mjs';

/**
 * @typedef {object} Stage
 * @property {import('../stack/temporary-stack.mjs').TemporaryStack} stack with a newer build beside it
 * @property {string} chromium
 * @property {Record<string, string>} environment for tests that start what they need themselves
 */

/**
 * Starts the product, takes pictures of pages into screenshots/, and has the rest judged while it runs.
 * @param {import('../console/steps.mjs').Steps} steps
 * @param {Record<string, [country: string, path: string]>} pages by the name of their pictures
 * @param {(stage: Stage) => Promise<import('./house.mjs').Verdict[]>} judgeRest
 * @returns {Promise<import('./house.mjs').Verdict[]>} those, and one on the pictures
 */
export async function judgeOnStack(steps, pages, judgeRest) {
  const environment = quietEnvironment(/** @type {Record<string, string>} */ ({ ...process.env }));
  const chromium = await findChromium();
  const stack = await openTemporaryStack(steps, { withNewerBuild: true });
  try {
    const shots = Object.entries(pages).map(([name, [country, path]]) => ({
      name,
      url: `http://${country}.localhost:${stack.ports.web}${path}`,
    }));
    const pictures = await steps.run('Screenshots', () => takeScreenshots(shots, join(ROOT, 'screenshots'), chromium));
    const verdicts = await judgeRest({ stack, chromium, environment });
    const looked = { bullet: 'Screenshots to look at', isPassed: pictures > 0, figures: `${pictures} in screenshots/` };
    return [...verdicts, looked];
  } finally {
    await stack.close();
  }
}
