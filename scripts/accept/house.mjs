// @ts-check
import { describeFailure } from '../console/failure.mjs';
import { formatDuration } from '../console/steps.mjs';
import { tryFreshClone } from './fresh-clone.mjs';
import { judgeOnStack } from './judge-on-stack.mjs';
import { judge } from './results.mjs';
import { cmsResults, endToEndResults } from './suite-runs.mjs';

/** @typedef {{ bullet: string, isPassed: boolean, figures: string }} Verdict */

/** @type {Record<string, [country: string, path: string]>} */
const PAGES = {
  home: ['es', '/'],
  blog: ['es', '/blog/'],
  article: ['es', '/blog/que-es-asnef/'],
  author: ['es', '/author/lucia-ferran/'],
  legal: ['es', '/politica-privacidad/'],
  application: ['es', '/application/?amount=500&days=100'],
  'not-found': ['es', '/no-such-page/'],
  'home-ua': ['ua', '/'],
  'home-ru': ['ua', '/ru/'],
  gallery: ['es', '/gallery/'],
};

/**
 * Proves what issue "The house" asks to be shown: one verdict per bullet, and pictures in screenshots/.
 * @param {{ steps: import('../console/steps.mjs').Steps, nodes: string[], withClone: boolean, withCloneTests: boolean }} options
 * @returns {Promise<Verdict[]>}
 */
export async function acceptHouse({ steps, nodes, withClone, withCloneTests }) {
  const verdicts = await judgeOnStack(steps, PAGES, async ({ stack, chromium, environment }) => {
    const seen = await steps.run('End to end', () => endToEndResults(stack, chromium));
    const cms = await steps.run('CMS tests', () => cmsResults(environment));

    const main = judge(seen, ['home.e2e.ts', 'publish.e2e.ts']);
    const routing = judge(seen, [
      'routing.e2e.ts',
      'not-found.e2e.ts',
      'posts.e2e.ts',
      'older-build.e2e.ts',
      'static-pages.e2e.ts',
    ]);
    const fence = judge(cms, ['graphql.test.ts', 'access.test.ts']);
    const looks = judge(seen, ['accessibility.e2e.ts', 'keyboard.e2e.ts']);
    return [
      { bullet: 'The main job on real input, publish → visible within 2 s, nothing else dropped', ...main },
      { bullet: 'Routing cases at HTTP level; 1 000 unknown URLs leave no file; a form of an older build', ...routing },
      { bullet: 'No draft through the token, in any type; an editor of UA cannot touch ES', ...fence },
      { bullet: 'axe clean on every page, light and dark, 360 and 1440 px; no overflow at 320 px', ...looks },
    ];
  });
  return withClone ? [...(await acceptClones(steps, nodes, withCloneTests)), ...verdicts] : verdicts;
}

/**
 * @param {import('../console/steps.mjs').Steps} steps
 * @param {string[]} nodes
 * @param {boolean} withTests
 * @returns {Promise<Verdict[]>}
 */
async function acceptClones(steps, nodes, withTests) {
  /** @type {Verdict[]} */
  const verdicts = [];
  for (const node of nodes) {
    const bullet = 'A fresh clone in another folder: npm start, the sites answer; npm test';
    try {
      const { version, first, second, tests } = await steps.run(`Fresh clone (${node})`, () =>
        tryFreshClone({ node, withTests }),
      );
      const figures = `Node ${version}: first start ${formatDuration(first)}, second ${formatDuration(second)}; ${tests}`;
      verdicts.push({ bullet, isPassed: second < 15_000, figures });
    } catch (error) {
      console.error(`\n${describeFailure(error)}\n`);
      verdicts.push({ bullet, isPassed: false, figures: error instanceof Error ? error.message : String(error) });
    }
  }
  return verdicts;
}
