// @ts-check
import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from '../builds/web-build.mjs';
import { startPgbouncer } from '../databases/pgbouncer.mjs';
import { startPostgres } from '../databases/postgres.mjs';
import { startPostgresReplica } from '../databases/postgres-replica.mjs';
import { startRedis } from '../databases/redis.mjs';
import { startRedisGroup } from '../databases/redis-sentinel.mjs';
import { generateSecrets } from '../environment/secrets.mjs';
import { LOG_FOLDER } from '../paths.mjs';
import { findFreePort } from '../processes/ports.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { startBalancer } from './balancer.mjs';
import { webEnvironment } from './environments.mjs';
import { loopbackHost, startNginx } from './nginx.mjs';
import { startCms, startWeb } from './servers.mjs';
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
 * @typedef {object} ShippedStack
 * @property {import('./nginx.mjs').Nginx} nginx
 * @property {(Part & { dataFolder: string, buildFolder: string })[]} webs one build, each with a copy of its own, as containers have
 * @property {Part & { databaseFile: string, publicFolder: string }} cms
 * @property {Part[]} cmses all CMS; the first one is `cms`
 * @property {number} cmsPort the address of the CMS for web servers and nginx, which leads to all of them
 * @property {import('../databases/redis.mjs').Redis} [redis]
 * @property {import('../databases/redis-sentinel.mjs').RedisGroup} [redisGroup] in place of `redis`
 * @property {import('../databases/pgbouncer.mjs').Pgbouncer} [pgbouncer]
 * @property {import('../databases/postgres.mjs').Postgres} [postgres]
 * @property {import('../databases/postgres-replica.mjs').PostgresReplica} [replica]
 * @property {Record<string, string>} environment with fresh secrets, as the CMS gets it
 * @property {string} logFolder
 * @property {(country: string) => string} hostHeader what a visitor of the country says to nginx, e.g. `es.localhost:40123`
 * @property {() => Promise<void>} close stops everything
 */

/**
 * @typedef {object} ShippedStackOptions
 * @property {number} [webInstances]
 * @property {'postgres' | 'sqlite'} [database]
 * @property {boolean} [withRedis]
 * @property {number} [cmsInstances] with PostgreSQL only
 * @property {boolean} [withPgbouncer] between the CMS and PostgreSQL
 * @property {boolean} [withReplica] a synchronous copy of PostgreSQL
 * @property {boolean} [withSentinel] two Redis servers and three Sentinels in place of one Redis
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
    database = 'postgres',
    withRedis = true,
    cmsInstances = 1,
    withPgbouncer = false,
    withReplica = false,
    withSentinel = false,
    environment: more = {},
    buildFolder: madeBefore,
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
    const postgres = database === 'postgres' ? await steps.run('PostgreSQL', startPostgres) : undefined;
    if (postgres) stops.push(postgres.stop);
    const replica =
      postgres && withReplica
        ? await steps.run('Replica of PostgreSQL', () => startPostgresReplica(postgres))
        : undefined;
    if (replica) stops.push(replica.stop);
    const pgbouncer =
      postgres && withPgbouncer ? await steps.run('PgBouncer', () => startPgbouncer(postgres.environment)) : undefined;
    if (pgbouncer) stops.push(() => pgbouncer.child.stop());
    const redis = withRedis && !withSentinel ? await steps.run('Redis', startRedis) : undefined;
    if (redis) stops.push(() => redis.child.stop());
    const redisGroup = withSentinel ? await steps.run('Redis with Sentinel', startRedisGroup) : undefined;
    if (redisGroup) stops.push(redisGroup.stop);
    const redisUrl = redis?.url ?? redisGroup?.url;

    const nginxPort = await findFreePort();
    const refresh = { port: await findFreePort(), secret: randomBytes(32).toString('hex') };
    /** @type {Record<string, string>} */
    const environment = {
      ...bareEnvironment(),
      ...generateSecrets(),
      ...(pgbouncer ?? postgres)?.environment,
      ...(redisUrl && { REDIS_URL: redisUrl }),
      TRUST_PROXY: 'true',
      TRUSTED_PROXIES: '1',
      NGINX_URLS: `http://${await loopbackHost()}:${refresh.port}`,
      NGINX_REFRESH_SECRET: refresh.secret,
      ...more,
    };
    /** @type {number[]} */
    const cmsPorts = [];
    for (let index = 0; index < cmsInstances; index += 1) cmsPorts.push(await findFreePort());
    /** The address that leads to all servers of a kind. @param {number[]} ports */
    const entranceOf = async (ports) => {
      if (ports.length === 1) return ports[0] ?? 0;
      const balancer = await startBalancer(ports);
      stops.push(async () => balancer.close());
      return balancer.port;
    };
    const cmsPort = await entranceOf(cmsPorts);
    /** @type {number[]} */
    const webPorts = [];
    for (let index = 0; index < webInstances; index += 1) webPorts.push(await findFreePort());
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
    if (!madeBefore) {
      const build = { folder: buildFolder, environment: webEnvironment(first), logName: 'shipped/build-web' };
      await steps.run('Web app, built without a CMS', () => buildWeb(build));
    }

    // One web server tells the others through Redis; without Redis each has to be named.
    const told = cmsInstances > 1 ? [await entranceOf(webPorts)] : webPorts.slice(0, 1);
    const revalidated = redisUrl ? told : webPorts;
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

    const nginx = await steps.run('nginx', () =>
      startNginx({
        port: nginxPort,
        webPorts,
        cmsPort,
        cmsHost: 'cms.localhost',
        hosts: environment.HOSTS ?? '',
        refresh,
        logFile: join(logFolder, 'nginx.log'),
      }),
    );
    stops.push(() => nginx.child.stop());

    return {
      nginx,
      webs,
      cms: Object.assign(cms, { databaseFile, publicFolder }),
      cmses,
      cmsPort,
      pgbouncer,
      redisGroup,
      redis,
      postgres,
      replica,
      environment,
      logFolder,
      hostHeader: (country) => `${country.toLowerCase()}.localhost:${nginxPort}`,
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
