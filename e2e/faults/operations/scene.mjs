// @ts-check
import { Failure } from '../../../console/failure.mjs';
import { waitUntil } from '../../../processes/wait-for.mjs';
import { openShippedStack } from '../../../stack/shipped-stack.mjs';
import { ask } from '../load/ask.mjs';
import { startLoad } from '../load/load.mjs';
import { learnTargets, orOutage, unaskedPaths } from '../load/targets.mjs';
import { Editor } from './editor.mjs';

/** @typedef {import('../load/load.mjs').Target} Target */

/**
 * @typedef {object} Scene the shipped stack, looked at while all was well
 * @property {import('../../../stack/shipped-stack.mjs').ShippedStack} stack
 * @property {import('../load/targets.mjs').Targets} targets
 * @property {Editor} editor
 * @property {(country: string, port: number) => string} hostHeader
 * @property {() => string} newPath of Spain: a page that exists and that nobody has asked for; another one each time
 * @property {(path: string, port: number, more?: Partial<import('../load/ask.mjs').Question>) => Promise<import('../load/judge-answer.mjs').Answer>} askSpain
 * @property {(targets: Target[], options?: LoadOptions) => import('../load/load.mjs').Load} visit starts visitors at the doors
 * @property {(door: import('../load/load.mjs').Door) => import('../load/load.mjs').Load} visitAt at a server that is not of the stack
 * @property {(pages: 'stay' | 'may be out') => Target[]} pagesOfVisitors all kinds; what becomes of those that are made for each visitor
 * @property {() => Promise<void>} close
 *
 * @typedef {object} LoadOptions
 * @property {('nginx' | 0 | 1)[]} [doors] all by default; a number is that web instance
 * @property {number} [visitors] per door
 * @property {number} [pauseMilliseconds]
 */

/**
 * @param {import('../../../console/steps.mjs').Steps} steps
 * @param {Parameters<typeof openShippedStack>[1]} options
 * @returns {Promise<Scene>}
 */
export async function openScene(steps, options = {}) {
  const { environment, ...more } = options;
  // All come from one machine: however many forms they send, it is no attack.
  const stack = await openShippedStack(steps, { ...more, environment: { FORMS_PER_MINUTE: '100000', ...environment } });
  const hostHeader = (/** @type {string} */ country, /** @type {number} */ port) => `${country}.localhost:${port}`;
  const ports = [stack.nginx.port, ...stack.webs.map(({ port }) => port)];
  try {
    const targets = await steps.run('Pages while all is well', () => learnTargets(ports, hostHeader));
    const webPort = stack.webs[0]?.port ?? 0;
    const unasked = await unaskedPaths(webPort, hostHeader('es', webPort), targets);
    const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = stack.environment;
    const editor = await Editor.logIn(stack.cms.port, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
    return {
      stack,
      targets,
      editor,
      hostHeader,
      newPath: () => {
        const path = unasked.shift();
        if (!path) throw new Failure('There is no page left that nobody has asked for.');
        return path;
      },
      askSpain: (path, port, question = {}) => ask({ port, host: hostHeader('es', port), path, ...question }),
      visit: (asked, { doors, ...rest } = {}) =>
        startLoad(
          doorsOf(stack, doors).map((door) => ({ ...door, targets: asked })),
          { hostHeader, ...rest },
        ),
      visitAt: (door) => startLoad([door], { hostHeader }),
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
 * @param {Exclude<LoadOptions['doors'], undefined>} [doors]
 */
const doorsOf = ({ nginx, webs }, doors = ['nginx', 0, 1]) =>
  doors.map((door) =>
    door === 'nginx' ? { name: 'nginx', port: nginx.port } : { name: `web ${door + 1}`, port: webs[door]?.port ?? 0 },
  );

/**
 * @param {() => Promise<boolean>} isSo
 * @param {number} seconds
 * @returns {Promise<number | undefined>} the seconds that it took; undefined if it did not come
 */
export async function secondsUntil(isSo, seconds) {
  const startedAt = performance.now();
  const came = await waitUntil(isSo, { timeoutMilliseconds: seconds * 1000, pauseMilliseconds: 50 });
  return came ? (performance.now() - startedAt) / 1000 : undefined;
}

/** @param {number} seconds */
export const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
