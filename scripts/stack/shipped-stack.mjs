// @ts-check
import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { buildWebOnce } from '../builds/web-build.mjs';
import { generateSecrets } from '../environment/secrets.mjs';
import { LOG_FOLDER } from '../paths.mjs';
import { findFreePort, findFreePorts } from '../processes/ports.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { startEntrance } from './balancer.mjs';
import { loopbackHost, startNginx } from './nginx.mjs';
import { startCms, startWeb } from './servers.mjs';
import { startDatabases } from './shipped-databases.mjs';
import { bareEnvironment } from './temporary-stack.mjs';

/** @typedef {import('../processes/child.mjs').Child} Child */

/**
 * @typedef {object} Part a server that can be killed (`child.kill()`) and started again
 * @property {number} port
 * @property {number} metricsPort
 * @property {Child} child the process that runs now
 * @property {string} logFile of that process
 * @property {() => Promise<void>} restart stops it if it runs, and starts it on the same port with its data
 */

/**
 * @typedef {ShippedServers & import('./shipped-databases.mjs').ShippedDatabases} ShippedStack
 *
 * @typedef {object} ShippedServers
 * @property {import('./nginx.mjs').Nginx[]} nginxes all nginx
 * @property {import('./nginx.mjs').Nginx} nginx the first one
 * @property {number} sitePort the address of the sites for visitors, which leads to all nginx
 * @property {(Part & { dataFolder: string, buildFolder: string })[]} webs one build, each with a copy of its own, as containers have
 * @property {Part & { databaseFile: string, publicFolder: string }} cms
 * @property {Part[]} cmses all CMS; the first one is `cms`
 * @property {number} cmsPort the address of the CMS for web servers and nginx, which leads to all of them
 * @property {Record<string, string>} environment with fresh secrets, as the CMS gets it
 * @property {string} logFolder
 * @property {(country: string) => string} hostHeader what a visitor of the country says to nginx, e.g. `es.localhost:40123`
 * @property {() => Promise<void>} close stops everything
 */

/**
 * @typedef {ServerOptions & import('./shipped-databases.mjs').DatabaseOptions} ShippedStackOptions
 *
 * @typedef {object} ServerOptions
 * @property {number} [webInstances]
 * @property {number} [cmsInstances] with PostgreSQL only
 * @property {number} [nginxInstances]
 * @property {Record<string, string>} [environment] more variables for the CMS and the web instances
 * @property {string} [buildFolder] a placed web build to copy, instead of making one
 */

/**
 * What `docker-compose.yml` describes, as processes of this machine on free ports: database, Redis, CMS, web instances of one
 * build that was made without a CMS, as in the image, and nginx with the shipped configuration. Packages and CMS must be built.
 * Everything it writes but its logs is gone when this process ends.
 * @param {import('../console/steps.mjs').Steps} steps
 * @param {ShippedStackOptions} [options]
 * @returns {Promise<ShippedStack>}
 */
export async function openShippedStack(
  steps,
  {
    webInstances = 2,
    cmsInstances = 1,
    nginxInstances = 1,
    environment: variables = {},
    buildFolder: madeBefore,
    ...databaseOptions
  } = {},
) {
  const folder = temporaryFolder('shipped');
  const logFolder = join(LOG_FOLDER, 'shipped');
  /** @type {(() => Promise<void>)[]} called in reverse order, so that no server runs without the one that it needs */
  const stops = [];
  const close = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  try {
    const { environment: databaseVariables, ...databases } = await startDatabases(steps, stops, databaseOptions);
    const nginxPorts = await findFreePorts(nginxInstances);
    const sitePort = await startEntrance(nginxPorts, stops);
    const refreshSecret = randomBytes(32).toString('hex');
    const refreshPorts = await findFreePorts(nginxInstances);
    const refreshHost = await loopbackHost();
    /** @type {Record<string, string>} */
    const environment = {
      ...bareEnvironment(),
      ...generateSecrets(),
      ...databaseVariables,
      TRUST_PROXY: 'true',
      TRUSTED_PROXIES: '1',
      NGINX_URLS: refreshPorts.map((port) => `http://${refreshHost}:${port}`).join(','),
      NGINX_REFRESH_SECRET: refreshSecret,
      ...variables,
    };
    const cmsPorts = await findFreePorts(cmsInstances);
    const cmsPort = await startEntrance(cmsPorts, stops);
    const webPorts = await findFreePorts(webInstances);
    const databaseFile = join(folder, 'cms.sqlite');
    const publicFolder = join(folder, 'public');
    /** @param {number} index @param {number} port */
    const stackOf = (index, port) => ({
      environment,
      ports: { web: port, cms: cmsPort },
      databaseFile,
      publicFolder,
      webDataFolder: join(folder, `web-${index}-data`),
    });
    const first = stackOf(0, webPorts[0] ?? 0);

    const buildFolder = madeBefore ?? join(folder, 'build');
    if (!madeBefore) await steps.run('Web app', () => buildWebOnce(buildFolder, environment));

    // One web server tells the others through Redis; without Redis each has to be named.
    const told = cmsInstances > 1 ? [await startEntrance(webPorts, stops)] : webPorts.slice(0, 1);
    const revalidated = databaseVariables.REDIS_URL ? told : webPorts;
    const revalidateUrls = revalidated.map((port) => `http://localhost:${port}/api/revalidate`).join(',');
    /** @type {Part[]} */
    const cmses = [];
    for (const [index, port] of cmsPorts.entries()) {
      const metricsPort = await findFreePort();
      const own = { ...first, ports: { web: webPorts[0] ?? 0, cms: port } };
      const cmsOnly = { REVALIDATE_URLS: revalidateUrls, METRICS_PORT: String(metricsPort) };
      const logs = index === 0 ? logFolder : join(logFolder, `cms-${index}`);
      const part = await steps.run(index === 0 ? 'CMS server, seeded' : `CMS server ${index + 1}`, () =>
        partOf(port, metricsPort, () => startCms(own, logs, cmsOnly)),
      );
      stops.push(() => part.child.stop());
      cmses.push(part);
    }
    const [cms] = cmses;
    if (!cms) throw new RangeError('cmsInstances must be 1 or more.');

    /** @type {ShippedStack['webs']} */
    const webs = [];
    for (const [index, port] of webPorts.entries()) {
      const own = join(folder, `web-${index}`);
      cpSync(buildFolder, own, { recursive: true, verbatimSymlinks: true });
      const stack = stackOf(index, port);
      const metricsPort = await findFreePort();
      const start = () => startWeb(stack, own, join(logFolder, `web-${index}`), { METRICS_PORT: String(metricsPort) });
      const web = await steps.run(`Web server ${index + 1}`, () => partOf(port, metricsPort, start));
      stops.push(() => web.child.stop());
      webs.push(Object.assign(web, { dataFolder: stack.webDataFolder, buildFolder: own }));
    }

    /** @type {ShippedStack['nginxes']} */
    const nginxes = [];
    for (const [index, port] of nginxPorts.entries()) {
      const nginx = await steps.run(index === 0 ? 'nginx' : `nginx ${index + 1}`, () =>
        startNginx({
          port,
          webPorts,
          cmsPort,
          cmsHost: 'cms.localhost',
          hosts: environment.HOSTS ?? '',
          refresh: { port: refreshPorts[index] ?? 0, secret: refreshSecret },
          logFile: join(logFolder, index === 0 ? 'nginx.log' : `nginx-${index}.log`),
        }),
      );
      stops.push(() => nginx.child.stop());
      nginxes.push(nginx);
    }
    const [nginx] = nginxes;
    if (!nginx) throw new RangeError('nginxInstances must be 1 or more.');

    return {
      nginxes,
      nginx,
      sitePort,
      webs,
      cms: Object.assign(cms, { databaseFile, publicFolder }),
      cmses,
      cmsPort,
      ...databases,
      environment,
      logFolder,
      hostHeader: (country) => `${country.toLowerCase()}.localhost:${sitePort}`,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * @param {number} port
 * @param {number} metricsPort
 * @param {() => Promise<import('./servers.mjs').Server>} start
 * @returns {Promise<Part>}
 */
async function partOf(port, metricsPort, start) {
  const { child, logFile } = await start();
  /** @type {Part} */
  const part = {
    port,
    metricsPort,
    child,
    logFile,
    restart: async () => {
      await part.child.stop();
      part.child = (await start()).child;
    },
  };
  return part;
}
