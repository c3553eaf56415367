// @ts-check
import { lookup } from 'node:dns/promises';
import { chmodSync, chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../console/failure.mjs';
import { ROOT } from '../paths.mjs';
import { startChild } from '../processes/child.mjs';
import { tailOfLog } from '../processes/log-tail.mjs';
import { isPortFree } from '../processes/ports.mjs';
import { systemUser } from '../processes/system-user.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { waitUntil } from '../processes/wait-for.mjs';

/**
 * @typedef {object} NginxOptions
 * @property {number} port where it listens, for the sites and for the admin panel
 * @property {number[]} webPorts of the web instances on `localhost`
 * @property {string} [webHost] another name of that host, whose addresses nginx follows
 * @property {number} cmsPort
 * @property {string} [cmsHost] host of the admin panel
 * @property {string} hosts the HOSTS table
 * @property {{ port: number, secret: string }} [refresh] where and with what secret the web app refreshes stored pages; left out: it cannot
 * @property {string} [adminNetworks] address ranges that may open the admin panel; all by default
 * @property {string} [adminAdditions] folder of files that an operator adds to that host; none by default
 * @property {number} [pagesPerSecond] limit on the dynamic pages of one address; none that a test would reach by default
 * @property {string} logFile
 */

/**
 * @typedef {object} Nginx
 * @property {number} port
 * @property {import('../processes/child.mjs').Child} child
 * @property {string} logFile
 * @property {string} cacheFolder what it has stored
 * @property {() => Promise<void>} restart on the same port, with what it had stored
 */

const ENTRYPOINT = join(ROOT, 'deploy/nginx/entrypoint.sh');
const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'];

/** @returns {string | undefined} the program, if there is one on this machine */
export function findNginx() {
  const named = process.env.NGINX_PROGRAM;
  return named ?? PROGRAMS.find((program) => existsSync(program));
}

/** The address of `localhost` as it stands in a URL. nginx listens there and not at the other family's address. */
export async function loopbackHost() {
  const { address, family } = await lookup('localhost');
  return family === 6 ? `[${address}]` : address;
}

/**
 * What `deploy/nginx` is told, as the image is by `docker-compose.yml`, for servers on this machine.
 * @param {string} folder gets the configuration, the cache and the sockets
 * @param {Omit<NginxOptions, 'logFile'>} options
 * @returns {Promise<Record<string, string>>}
 */
async function nginxEnvironment(
  folder,
  {
    port,
    webPorts,
    webHost,
    cmsPort,
    cmsHost = '',
    hosts,
    refresh,
    adminNetworks = '',
    adminAdditions,
    pagesPerSecond = 100_000,
  },
) {
  const host = await loopbackHost();
  return {
    PATH: process.env.PATH ?? '',
    WEB_SERVERS: webPorts.map((webPort) => `${webHost ?? host}:${webPort}`).join(' '),
    CMS_SERVERS: `${host}:${cmsPort}`,
    CMS_HOST: cmsHost,
    HOSTS: hosts,
    // Visitors of a test are told apart as behind a load balancer: by X-Forwarded-For.
    LOAD_BALANCERS: '127.0.0.1 ::1',
    ADMIN_NETWORKS: adminNetworks,
    NGINX_ADMIN_ADDITIONS: adminAdditions ?? join(folder, 'no-additions'),
    ...(refresh && { NGINX_REFRESH_PORT: `${host}:${refresh.port}`, NGINX_REFRESH_SECRET: refresh.secret }),
    // Load comes from one address.
    PAGES_PER_SECOND: String(pagesPerSecond),
    // `listen` accepts an address with its port: only this machine gets an answer.
    NGINX_PORT: `${host}:${port}`,
    NGINX_RUN: join(folder, 'run'),
    NGINX_CACHE: join(folder, 'cache'),
    NGINX_CONFIGURATION: join(folder, 'run/configuration'),
  };
}

/**
 * A real nginx with the shipped configuration, gone when this process ends.
 * @param {NginxOptions} options
 * @returns {Promise<Nginx>}
 * @throws {Failure} where none is installed
 */
export async function startNginx({ logFile, ...options }) {
  const program = findNginx();
  if (!program) {
    throw new Failure('There is no nginx on this machine.', {
      hint: 'Install it (Debian: nginx-light libnginx-mod-http-brotli-filter), or name the program in NGINX_PROGRAM.',
    });
  }
  const folder = temporaryFolder('nginx');
  const env = { ...(await nginxEnvironment(folder, options)), NGINX_PROGRAM: program };
  // It runs as an unprivileged user, as in the image.
  const user = systemUser('www-data');
  const cacheFolder = join(folder, 'cache');
  chmodSync(folder, 0o755);
  for (const path of [cacheFolder, join(folder, 'run'), dirname(logFile)]) mkdirSync(path, { recursive: true });
  writeFileSync(logFile, '');
  // It opens its log by itself, as /dev/stdout.
  if (user) for (const path of [cacheFolder, join(folder, 'run'), logFile]) chownSync(path, user.uid, user.gid);

  const start = async () => {
    // The shell becomes nginx itself.
    const child = startChild('sh', [ENTRYPOINT], { cwd: folder, env, logFile, ...user });
    const isUp = async () => !(await isPortFree(options.port));
    if (await waitUntil(isUp, { timeoutMilliseconds: 10_000, isPossible: child.isRunning })) return child;
    throw new Failure('nginx did not start.', { log: tailOfLog(logFile), logFile });
  };
  /** @type {Nginx} */
  const nginx = {
    port: options.port,
    child: await start(),
    logFile,
    cacheFolder,
    restart: async () => {
      await nginx.child.stop();
      nginx.child = await start();
    },
  };
  return nginx;
}
