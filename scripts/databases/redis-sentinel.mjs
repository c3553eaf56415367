// @ts-check
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../console/failure.mjs';
import { startChild } from '../processes/child.mjs';
import { findFreePort } from '../processes/ports.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { waitUntil } from '../processes/wait-for.mjs';
import { findRedis } from './redis.mjs';
import { REDIS_ARGUMENTS } from './redis-arguments.mjs';

/**
 * @typedef {object} RedisServer
 * @property {number} port
 * @property {import('../processes/child.mjs').Child} child the process that runs now
 * @property {() => Promise<void>} restart on the same port, with its data and with what Sentinel wrote into its settings
 *
 * @typedef {object} RedisGroup
 * @property {string} url of the Sentinels, with the password of the servers
 * @property {RedisServer[]} servers
 * @property {RedisServer[]} sentinels
 * @property {() => RedisServer} master the server that the Sentinels name now
 * @property {() => boolean} isReplicated whether the master has a replica that has caught up
 * @property {() => Promise<void>} stop
 */

const MASTER = 'prestafaro';
/** Sentinel calls a server down after this time. Its default is 30 seconds. */
const DOWN_AFTER_MILLISECONDS = 2000;

/**
 * Two real Redis servers, one of them a replica, and three Sentinels that replace the master when it is killed. They are gone when
 * this process ends.
 * @returns {Promise<RedisGroup>}
 * @throws {Failure} where no Redis is installed
 */
export async function startRedisGroup() {
  const program = findRedis();
  if (!program) {
    throw new Failure('There is no Redis on this machine.', {
      hint: 'Install it (Debian: redis-server), or name the program in REDIS_SERVER.',
    });
  }
  const folder = temporaryFolder('redis-group');
  const password = randomBytes(24).toString('hex');

  /** @param {string} name @param {number} port @param {string[]} lines @param {string[]} [args] */
  const startServer = async (name, port, lines, args = []) => {
    const own = join(folder, name);
    mkdirSync(own);
    const settings = join(own, 'redis.conf');
    // Redis and Sentinel write what they learn into this file.
    writeFileSync(settings, [`port ${port}`, 'bind 127.0.0.1', `dir ${own}`, ...lines, ''].join('\n'), { mode: 0o600 });
    const start = async () => {
      const env = { PATH: process.env.PATH ?? '' };
      const child = startChild(program, [settings, ...args], { cwd: own, env, onLine: () => {} });
      const isUp = async () => /PONG|LOADING/.test(say(port, password, ['ping']));
      if (await waitUntil(isUp, { timeoutMilliseconds: 10_000, isPossible: child.isRunning })) return child;
      throw new Failure(`Redis (${name}) did not start.`);
    };
    /** @type {RedisServer} */
    const server = {
      port,
      child: await start(),
      restart: async () => {
        await server.child.stop();
        server.child = await start();
      },
    };
    return server;
  };

  const access = [`requirepass ${password}`, `masterauth ${password}`];
  const firstPort = await findFreePort();
  const replica = [...access, `replicaof 127.0.0.1 ${firstPort}`, 'repl-diskless-sync-delay 0'];
  const servers = [
    await startServer('one', firstPort, [...access, 'repl-diskless-sync-delay 0'], REDIS_ARGUMENTS),
    await startServer('two', await findFreePort(), replica, REDIS_ARGUMENTS),
  ];
  const watched = [
    `sentinel monitor ${MASTER} 127.0.0.1 ${firstPort} 2`,
    `sentinel auth-pass ${MASTER} ${password}`,
    `sentinel down-after-milliseconds ${MASTER} ${DOWN_AFTER_MILLISECONDS}`,
    `sentinel failover-timeout ${MASTER} 5000`,
  ];
  /** @type {RedisServer[]} */
  const sentinels = [];
  for (const name of ['first', 'second', 'third']) {
    sentinels.push(await startServer(name, await findFreePort(), watched, ['--sentinel']));
  }
  const ask = (/** @type {string[]} */ ...command) =>
    sentinels
      .filter(({ child }) => child.isRunning())
      .map(({ port }) => say(port, '', ['sentinel', ...command]))
      .find(Boolean) ?? '';
  const master = () => {
    const port = Number(ask('get-master-addr-by-name', MASTER).split('\n')[1]);
    const found = servers.find((server) => server.port === port);
    if (!found) throw new Failure('The Sentinels name no server of this group.');
    return found;
  };
  /** @type {RedisGroup} */
  const group = {
    url: `redis+sentinel://:${password}@${sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',')}/${MASTER}`,
    servers,
    sentinels,
    master,
    isReplicated: () => /state=online/.test(say(master().port, password, ['info', 'replication'])),
    stop: async () => {
      for (const { child } of [...sentinels, ...servers]) await child.stop();
    },
  };
  // A Sentinel alone replaces no master: each must know the two others, and the replica.
  const isReady = async () =>
    group.isReplicated() && /3 usable Sentinels/.test(ask('ckquorum', MASTER)) && knowsReplica();
  const knowsReplica = () => sentinels.every(({ port }) => say(port, '', ['sentinel', 'replicas', MASTER]) !== '');
  if (!(await waitUntil(isReady, { timeoutMilliseconds: 30_000 })))
    throw new Failure('The Sentinels did not find each other.');
  return group;
}

/**
 * @param {number} port
 * @param {string} password
 * @param {string[]} command
 * @returns {string} the answer; empty if there is none
 */
function say(port, password, command) {
  const env = { ...process.env, REDISCLI_AUTH: password };
  try {
    return execFileSync('redis-cli', ['-p', String(port), ...command], { env, stdio: 'pipe' })
      .toString()
      .trim();
  } catch {
    return '';
  }
}
