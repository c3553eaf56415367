// @ts-check
import { Failure } from '../../../scripts/console/failure.mjs';
import { waitUntil } from '../../../scripts/processes/wait-for.mjs';
import { openShippedStack } from '../../../scripts/stack/shipped-stack.mjs';
import { ask } from '../load/ask.mjs';
import { startLoad } from '../load/load.mjs';
import { learnTargets, newPaths, orOutage } from '../load/targets.mjs';
import { Editor } from './editor.mjs';

/** @typedef {import('../load/load.mjs').Target} Target */

/**
 * @typedef {object} Scene the shipped stack, and its pages as they were before any fault
 * @property {import('../../../scripts/stack/shipped-stack.mjs').ShippedStack} stack
 * @property {import('../load/targets.mjs').Targets} targets
 * @property {Editor} editor
 * @property {(country: string, port: number) => string} hostHeader
 * @property {() => string} newPath of Spain: a page that exists and was never requested; another one each time
 * @property {(path: string, port: number, more?: Partial<import('../load/ask.mjs').Question>) => Promise<import('../load/judge-answer.mjs').Answer>} askSpain
 * @property {(targets: Target[], options?: LoadOptions) => import('../load/load.mjs').Load} visit starts visitors at the entrances
 * @property {(entrance: import('../load/load.mjs').Entrance) => import('../load/load.mjs').Load} visitAt starts visitors at a server outside the stack
 * @property {(pages: 'stay' | 'may be out') => Target[]} pagesOfVisitors all kinds; `may be out`: pages that are made per visitor may answer an outage
 * @property {() => Promise<void>} close
 *
 * @typedef {object} LoadOptions
 * @property {('nginx' | 0 | 1)[]} [entrances] all by default; a number is the index of a web instance
 * @property {number} [visitors] per entrance
 * @property {number} [pauseMilliseconds]
 */

/**
 * @param {import('../../../scripts/console/steps.mjs').Steps} steps
 * @param {Parameters<typeof openShippedStack>[1]} options
 * @returns {Promise<Scene>}
 */
export async function openScene(steps, options = {}) {
  const { environment, ...more } = options;
  // All forms of a test come from one machine, so the limit on forms must not stop them.
  const stack = await openShippedStack(steps, { ...more, environment: { FORMS_PER_MINUTE: '100000', ...environment } });
  const hostHeader = (/** @type {string} */ country, /** @type {number} */ port) => `${country}.localhost:${port}`;
  const ports = [stack.sitePort, ...stack.webs.map(({ port }) => port)];
  try {
    const targets = await steps.run('Pages before any fault', () => learnTargets(ports, hostHeader));
    const webPort = stack.webs[0]?.port ?? 0;
    const unrequested = await newPaths(webPort, hostHeader('es', webPort), targets);
    const editor = await Editor.logIn(stack.cms.port, stack.environment);
    return {
      stack,
      targets,
      editor,
      hostHeader,
      newPath: () => {
        const path = unrequested.shift();
        if (!path) throw new Failure('Every page was requested already.');
        return path;
      },
      askSpain: (path, port, question = {}) => ask({ port, host: hostHeader('es', port), path, ...question }),
      visit: (targets, { entrances, ...rest } = {}) =>
        startLoad(
          entrancesOf(stack, entrances).map((entrance) => ({ ...entrance, targets })),
          { hostHeader, ...rest },
        ),
      visitAt: (entrance) => startLoad([entrance], { hostHeader }),
      pagesOfVisitors: (pages) => [
        ...targets.stored,
        ...(pages === 'stay' ? targets.perVisitor : orOutage(targets.perVisitor)),
      ],
      close: stack.close,
    };
  } catch (error) {
    await stack.close();
    throw error;
  }
}

/**
 * @param {Scene['stack']} stack
 * @param {Exclude<LoadOptions['entrances'], undefined>} [entrances]
 */
const entrancesOf = ({ sitePort, webs }, entrances = ['nginx', 0, 1]) =>
  entrances.map((entrance) =>
    entrance === 'nginx'
      ? { name: 'nginx', port: sitePort }
      : { name: `web ${entrance + 1}`, port: webs[entrance]?.port ?? 0 },
  );

/**
 * @param {() => Promise<boolean>} condition
 * @param {number} seconds
 * @returns {Promise<number | undefined>} seconds until the condition held; undefined if it did not
 */
export async function secondsUntil(condition, seconds) {
  const startedAt = performance.now();
  const held = await waitUntil(condition, { timeoutMilliseconds: seconds * 1000, pauseMilliseconds: 50 });
  return held ? (performance.now() - startedAt) / 1000 : undefined;
}

/** @param {number} seconds */
export const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
