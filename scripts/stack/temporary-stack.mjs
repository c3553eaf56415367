// @ts-check
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copySqlite } from '../backups/sqlite.mjs';
import { buildWebAnew, buildWebOnce } from '../builds/web-build.mjs';
import { generateSecrets } from '../environment/secrets.mjs';
import { LOG_FOLDER } from '../paths.mjs';
import { findFreePort, findFreePorts } from '../processes/ports.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { startCms, startWeb } from './servers.mjs';

/**
 * One CMS with its web server.
 * @typedef {object} Product
 * @property {{ web: number, cms: number, webMetrics: number, cmsMetrics: number, newerWeb?: number }} ports
 * @property {{ web: number, cms: number }} pids of the servers; SIGUSR2 makes one collect its garbage
 * @property {string} buildFolder of the web build that runs
 * @property {string} webDataFolder where that server saves its route manifest
 * @property {string} databaseFile of the CMS, unless DATABASE_CLIENT names another database
 * @property {string} publicFolder of the files that its editors upload
 * @property {string} logFolder what all of its servers log
 *
 * @typedef {object} MoreOfAStack
 * @property {Product[]} products the first one and, with `copies`, others that started with a copy of its content
 * @property {Record<string, string>} environment with fresh secrets
 * @property {() => Promise<void>} close stops the servers that this stack started
 *
 * @typedef {Product & MoreOfAStack} TemporaryStack
 */

/** Settings of the developer's own site must not reach a test: only what a process needs is kept. */
const MACHINE_ONLY =
  /^(PATH|HOME|TMPDIR|TEMP|TMP|LANG|LC_.*|TZ|USER|SHELL|SystemRoot|.*_PROXY|.*_proxy|NODE_EXTRA_CA_CERTS|NPM_CONFIG_.*|npm_config_.*|CHROMIUM_PATH|CI|DEBUG)$/;

/** @returns {Record<string, string>} */
export function bareEnvironment() {
  const kept = Object.entries(process.env).filter(([name, value]) => MACHINE_ONLY.test(name) && value !== undefined);
  return /** @type {Record<string, string>} */ (Object.fromEntries(kept));
}

/**
 * The whole product on free ports with a fresh, seeded database: the same start-up code as `npm start`.
 * Packages and CMS must be built. Everything it writes is gone when this process ends.
 * @param {import('../console/steps.mjs').Steps} steps
 * @param {{ withNewerBuild?: boolean, copies?: number }} [options] `withNewerBuild`: a second web server of a later build over the same CMS;
 *   `copies`: further products with the same content
 * @returns {Promise<TemporaryStack>}
 */
export async function openTemporaryStack(steps, { withNewerBuild = false, copies = 0 } = {}) {
  const folder = temporaryFolder('stack');
  // All tests come from one machine, so the number of their applications must not count as an attack, and a browser may name its own
  // address in a header, as behind a proxy.
  const limits = { FORMS_PER_MINUTE: '100000', TRUSTED_PROXIES: '1' };
  // The lenders of the tests are on this machine.
  const lenders = { DELIVERY_TO_PRIVATE_ADDRESSES: 'true' };
  const environment = { ...bareEnvironment(), ...generateSecrets(), ...limits, ...lenders };
  /** @type {Awaited<ReturnType<typeof startCms>>[]} */
  const servers = [];
  const close = async () => void (await Promise.all(servers.map(({ child }) => child.stop())));
  const start = async (/** @type {string} */ name, /** @type {() => ReturnType<typeof startCms>} */ startServer) => {
    const server = await steps.run(name, startServer);
    servers.push(server);
    return server.child.pid;
  };
  /** @param {Product} product @param {string} name */
  const startCmsOf = async (product, name) => {
    const stack = { ...product, environment };
    product.pids.cms = await start(name, () =>
      startCms(stack, product.logFolder, measuredOn(product.ports.cmsMetrics)),
    );
  };
  /** @param {Product} product @param {string} name */
  const startWebOf = async (product, name) => {
    const more = { ...GALLERY, ...measuredOn(product.ports.webMetrics) };
    const stack = { ...product, environment };
    product.pids.web = await start(name, () => startWeb(stack, product.buildFolder, product.logFolder, more));
  };
  const products = [await describeProduct(folder, 0)];
  for (let copy = 1; copy <= copies; copy += 1) products.push(await describeProduct(folder, copy));
  const [first, ...others] = /** @type {[Product, ...Product[]]} */ (products);
  const newerFolder = join(folder, 'newer-build');
  const buildAll = async () => {
    await steps.run('Web app', async () => {
      for (const { buildFolder } of products) await buildWebOnce(buildFolder, environment);
    });
    if (withNewerBuild) await steps.run('Web app, a newer build', () => buildWebAnew(newerFolder, environment));
  };
  try {
    await Promise.all([startCmsOf(first, 'CMS server, seeded'), buildAll()]);
    for (const [index, copy] of others.entries()) {
      copySqlite(first.databaseFile, copy.databaseFile);
      cpSync(first.publicFolder, copy.publicFolder, { recursive: true });
      await startCmsOf(copy, `CMS server, copy ${index + 1}`);
      await startWebOf(copy, `Web server, copy ${index + 1}`);
    }
    await startWebOf(first, 'Web server');
    if (withNewerBuild) {
      const newerWeb = await findFreePort();
      const newer = { ...first, ports: { ...first.ports, web: newerWeb }, webDataFolder: join(folder, 'newer-web') };
      await start('Web server of the newer build', () =>
        startWeb({ ...newer, environment }, newerFolder, join(first.logFolder, 'newer'), GALLERY),
      );
      first.ports.newerWeb = newerWeb;
    }
  } catch (error) {
    // A server that outlives a failed build would keep this process, and the whole test run, from ending.
    await close();
    throw error;
  }
  return { ...first, products, environment, close };
}

const GALLERY = { UI_GALLERY: '1' };

/**
 * Ports and folders of a product that has not started.
 * @param {string} stackFolder
 * @param {number} index
 * @returns {Promise<Product>}
 */
async function describeProduct(stackFolder, index) {
  const folder = join(stackFolder, String(index));
  mkdirSync(folder);
  const [web, cms, webMetrics, cmsMetrics] = /** @type {[number, number, number, number]} */ (await findFreePorts(4));
  return {
    ports: { web, cms, webMetrics, cmsMetrics },
    pids: { web: 0, cms: 0 },
    buildFolder: join(folder, 'build'),
    webDataFolder: join(folder, 'web'),
    databaseFile: join(folder, 'cms.sqlite'),
    publicFolder: join(folder, 'public'),
    logFolder: join(LOG_FOLDER, 'test', ...(index > 0 ? [`copy-${index}`] : [])),
  };
}

const COLLECT_ON_SIGNAL = pathToFileURL(join(import.meta.dirname, 'collect-on-signal.mjs')).href;

/** @param {number} port of the metrics */
const measuredOn = (port) => ({ METRICS_PORT: String(port), NODE_OPTIONS: `--import=${COLLECT_ON_SIGNAL}` });
