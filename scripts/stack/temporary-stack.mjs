// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWebAnew, buildWebOnce } from '../builds/web-build.mjs';
import { generateSecrets } from '../environment/secrets.mjs';
import { LOG_FOLDER } from '../paths.mjs';
import { findFreePort } from '../processes/ports.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { startCms, startWeb } from './servers.mjs';

/**
 * @typedef {object} TemporaryStack
 * @property {{ web: number, cms: number, webMetrics: number, cmsMetrics: number, newerWeb?: number }} ports
 * @property {{ web: number, cms: number }} pids of the servers; SIGUSR2 makes one collect its garbage
 * @property {string} buildFolder of the web build that runs
 * @property {string} webDataFolder where that server saves its route manifest
 * @property {string} databaseFile of the CMS, unless DATABASE_CLIENT names another database
 * @property {string} logFolder what all of its servers log
 * @property {Record<string, string>} environment with fresh secrets
 * @property {() => Promise<void>} close stops the servers that this stack started
 */

/** Settings of the developer's own site must not reach a test: only what a process needs is kept. */
const MACHINE_ONLY =
  /^(PATH|HOME|TMPDIR|TEMP|TMP|LANG|LC_.*|TZ|USER|SHELL|SystemRoot|.*_PROXY|.*_proxy|NODE_EXTRA_CA_CERTS|NPM_CONFIG_.*|npm_config_.*|CHROMIUM_PATH|CI)$/;

/** @returns {Record<string, string>} */
export function bareEnvironment() {
  const kept = Object.entries(process.env).filter(([name, value]) => MACHINE_ONLY.test(name) && value !== undefined);
  return /** @type {Record<string, string>} */ (Object.fromEntries(kept));
}

/**
 * The whole product on free ports with a fresh, seeded database: the same start-up code as `npm start`.
 * Packages and CMS must be built. Everything it writes is gone when this process ends.
 * @param {import('../console/steps.mjs').Steps} steps
 * @param {{ withNewerBuild?: boolean }} [options] a second web server of a later build over the same CMS
 * @returns {Promise<TemporaryStack>}
 */
export async function openTemporaryStack(steps, { withNewerBuild = false } = {}) {
  const folder = temporaryFolder('stack');
  const logFolder = join(LOG_FOLDER, 'test');
  const secrets = generateSecrets();
  // All tests come from one machine, so the number of their applications must not count as an attack, and a browser may name its own
  // address in a header, as behind a proxy.
  const limits = { FORMS_PER_MINUTE: '100000', TRUSTED_PROXIES: '1' };
  // The lenders of the tests are on this machine.
  const environment = { ...bareEnvironment(), ...secrets, ...limits, DELIVERY_TO_PRIVATE_ADDRESSES: 'true' };
  const ports = { web: await findFreePort(), cms: await findFreePort() };
  const metrics = { webMetrics: await findFreePort(), cmsMetrics: await findFreePort() };
  const files = { databaseFile: join(folder, 'cms.sqlite'), publicFolder: join(folder, 'public') };
  const stack = { environment, ports, ...files, webDataFolder: join(folder, 'web') };
  const buildFolder = join(folder, 'build');
  const gallery = { UI_GALLERY: '1' };

  /** @type {Awaited<ReturnType<typeof startCms>>[]} */
  const servers = [];
  const close = async () => void (await Promise.all(servers.map(({ child }) => child.stop())));
  const start = async (/** @type {string} */ name, /** @type {() => ReturnType<typeof startCms>} */ startServer) => {
    const server = await steps.run(name, startServer);
    servers.push(server);
    return server.child.pid;
  };
  const newer = withNewerBuild ? { port: await findFreePort(), folder: join(folder, 'newer-build') } : undefined;
  const pids = { web: 0, cms: 0 };
  try {
    const cmsOnly = measuredOn(metrics.cmsMetrics);
    const buildAll = async () => {
      await steps.run('Web app', () => buildWebOnce(buildFolder, environment));
      if (newer) await steps.run('Web app, a newer build', () => buildWebAnew(newer.folder, environment));
    };
    [pids.cms] = await Promise.all([
      start('CMS server, seeded', () => startCms(stack, logFolder, cmsOnly)),
      buildAll(),
    ]);
    const webOnly = { ...gallery, ...measuredOn(metrics.webMetrics) };
    pids.web = await start('Web server', () => startWeb(stack, buildFolder, logFolder, webOnly));
    if (newer) {
      const newerStack = { ...stack, ports: { ...ports, web: newer.port }, webDataFolder: join(folder, 'newer-web') };
      await start('Web server of the newer build', () =>
        startWeb(newerStack, newer.folder, join(logFolder, 'newer'), gallery),
      );
    }
  } catch (error) {
    // A server that outlives a failed build would keep this process, and the whole test run, from ending.
    await close();
    throw error;
  }
  const { webDataFolder, databaseFile } = stack;
  const allPorts = { ...ports, ...metrics, newerWeb: newer?.port };
  return { ports: allPorts, pids, buildFolder, webDataFolder, databaseFile, logFolder, environment, close };
}

const COLLECT_ON_SIGNAL = pathToFileURL(join(import.meta.dirname, 'collect-on-signal.mjs')).href;

/** @param {number} port of the metrics */
const measuredOn = (port) => ({ METRICS_PORT: String(port), NODE_OPTIONS: `--import=${COLLECT_ON_SIGNAL}` });
