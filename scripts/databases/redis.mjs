// @ts-check
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../console/failure.mjs';
import { startChild } from '../processes/child.mjs';
import { findFreePort } from '../processes/ports.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { waitUntil } from '../processes/wait-for.mjs';
import { REDIS_ARGUMENTS } from './redis-arguments.mjs';

/**
 * @typedef {object} Redis
 * @property {string} url with its password
 * @property {number} port
 * @property {import('../processes/child.mjs').Child} child
 * @property {() => Promise<void>} restart on the same port, with its data, as in compose
 */

const PROGRAMS = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'];

/** @returns {string | undefined} the program, if there is one on this machine */
export function findRedis() {
  return process.env.REDIS_SERVER ?? PROGRAMS.find((program) => existsSync(program));
}

/**
 * A real Redis on a free port with the arguments of `docker-compose.yml` and a password, gone when this process ends.
 * @returns {Promise<Redis>}
 * @throws {Failure} where none is installed
 */
export async function startRedis() {
  const program = findRedis();
  if (!program) {
    throw new Failure('There is no Redis on this machine.', {
      hint: 'Install it (Debian: redis-server), or name the program in REDIS_SERVER.',
    });
  }
  const folder = temporaryFolder('redis');
  const port = await findFreePort();
  const password = randomBytes(24).toString('hex');
  const settings = join(folder, 'redis.conf');
  writeFileSync(settings, `requirepass ${password}\n`, { mode: 0o600 });
  const start = async () => {
    const args = [settings, '--port', String(port), '--bind', '127.0.0.1', ...REDIS_ARGUMENTS];
    const env = { PATH: process.env.PATH ?? '' };
    const child = startChild(program, args, { cwd: folder, env, onLine: () => {} });
    const isUp = await waitUntil(async () => answers(port, password), {
      timeoutMilliseconds: 10_000,
      isPossible: child.isRunning,
    });
    if (!isUp) throw new Failure('Redis did not start.');
    return child;
  };
  /** @type {Redis} */
  const redis = {
    url: `redis://:${password}@127.0.0.1:${port}`,
    port,
    child: await start(),
    restart: async () => {
      await redis.child.stop();
      redis.child = await start();
    },
  };
  return redis;
}

/**
 * @param {number} port
 * @param {string} password
 */
function answers(port, password) {
  const env = { ...process.env, REDISCLI_AUTH: password };
  try {
    return (
      execFileSync('redis-cli', ['-p', String(port), 'ping'], { env, stdio: 'pipe' })
        .toString()
        .trim() === 'PONG'
    );
  } catch {
    return false;
  }
}
