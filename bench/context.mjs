// @ts-check
import { join } from 'node:path';
import { buildWebOnce } from '../scripts/builds/web-build.mjs';
import { generateSecrets } from '../scripts/environment/secrets.mjs';
import { temporaryFolder } from '../scripts/processes/temporary-folder.mjs';
import { openShippedStack } from '../scripts/stack/shipped-stack.mjs';
import { bareEnvironment } from '../scripts/stack/temporary-stack.mjs';
import { findChromium } from '../scripts/suites/chromium.mjs';
import { buildBareApp, startBareApp } from './bare-app.mjs';

/**
 * @typedef {object} Context servers and builds that the parts share; each is made when the first part needs it
 * @property {import('../scripts/console/steps.mjs').Steps} steps
 * @property {Record<string, string>} environment of the machine, with fresh secrets
 * @property {boolean} quick few rounds, whose figures mean nothing
 * @property {() => Promise<string>} webBuild folder of the web build that the stack runs
 * @property {() => Promise<import('../scripts/stack/shipped-stack.mjs').ShippedStack>} stack two web instances, nginx and all other services
 * @property {() => Promise<string>} bareBuild folder of the bare app's server
 * @property {() => Promise<{ port: number }>} bareApp the running bare app
 * @property {() => Promise<string>} chromium its executable
 * @property {string[]} chromiumArguments
 * @property {() => Promise<void>} close
 */

/**
 * @param {import('../scripts/console/steps.mjs').Steps} steps
 * @param {{ quick: boolean, build?: string }} options `build`: folder of a web build to use instead of making one
 * @returns {Context}
 */
export function createContext(steps, { quick, build }) {
  const machine = bareEnvironment();
  const environment = { ...machine, ...generateSecrets() };
  /** @type {(() => Promise<void>)[]} */
  const stops = [];

  const webBuild = once(async () => {
    if (build) return build;
    const folder = join(temporaryFolder('bench'), 'build');
    await buildWebOnce(folder, machine);
    return folder;
  });
  const stack = once(async () => {
    const buildFolder = await steps.run('Web app', webBuild);
    const opened = await openShippedStack(steps, { buildFolder, environment: { FORMS_PER_MINUTE: '100000' } });
    stops.push(opened.close);
    return opened;
  });
  const bareBuild = once(() => steps.run('Bare Next app', () => buildBareApp(machine)));
  const bareApp = once(async () => {
    const { port, child } = await startBareApp(await bareBuild(), machine);
    stops.push(child.stop);
    return { port };
  });
  return {
    ...{ steps, environment, quick, webBuild, stack, bareBuild, bareApp },
    chromium: once(() => findChromium()),
    // Chromium's sandbox refuses to run as root, and a container runs as root.
    chromiumArguments: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    close: async () => {
      for (const stop of stops.splice(0).reverse()) await stop();
    },
  };
}

/**
 * @template Result
 * @param {() => Promise<Result>} make
 * @returns {() => Promise<Result>} the same promise for every call
 */
function once(make) {
  /** @type {Promise<Result> | undefined} */
  let made;
  return () => {
    made ??= make();
    return made;
  };
}
