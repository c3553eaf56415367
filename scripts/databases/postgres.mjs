// @ts-check
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../console/failure.mjs';
import { startChild } from '../processes/child.mjs';
import { findFreePort } from '../processes/ports.mjs';
import { systemUser } from '../processes/system-user.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { waitUntil } from '../processes/wait-for.mjs';

/**
 * @typedef {object} Postgres
 * @property {Record<string, string>} environment how the CMS is told of it
 * @property {import('../processes/child.mjs').Child} child the server that runs now
 * @property {() => Promise<void>} restart on the same port, with its data
 * @property {() => Promise<void>} stop
 */

/** Where Debian keeps the servers, one folder per version. */
const DEBIAN = '/usr/lib/postgresql';

/** @returns {string | undefined} the folder of `initdb` and `postgres` */
export function findPostgres() {
  const named = process.env.POSTGRES_BIN;
  if (named) return named;
  if (!existsSync(DEBIAN)) return undefined;
  const newest = readdirSync(DEBIAN)
    .filter((version) => existsSync(join(DEBIAN, version, 'bin/initdb')))
    .sort((a, b) => Number(b) - Number(a))[0];
  return newest && join(DEBIAN, newest, 'bin');
}

/**
 * @returns {string} the folder of `initdb` and `postgres`
 * @throws {Failure} where none is installed
 */
export function requirePostgres() {
  const bin = findPostgres();
  if (bin) return bin;
  throw new Failure('There is no PostgreSQL on this machine.', {
    hint: 'Install it (Debian: postgresql), or name the folder of its programs in POSTGRES_BIN.',
  });
}

/** A temporary folder of PostgreSQL's user, because PostgreSQL refuses to run as root. */
export function postgresFolder() {
  const folder = temporaryFolder('postgres');
  const data = join(folder, 'data');
  const user = systemUser('postgres');
  mkdirSync(data, { mode: 0o700 });
  if (user) for (const path of [folder, data]) chownSync(path, user.uid, user.gid);
  return { folder, data, run: { cwd: folder, ...user } };
}

/**
 * Starts a server on a folder that has its data.
 * @param {object} server
 * @param {string} server.data
 * @param {number} server.port
 * @param {{ cwd: string, uid?: number, gid?: number }} server.run
 */
export async function runPostgres({ data, port, run }) {
  const bin = requirePostgres();
  // Killed processes lose nothing without a flush; only a power cut would, and no test cuts the power.
  const durability = ['fsync=off', 'full_page_writes=off'];
  // No socket in a folder: its path may be at most 107 characters, and the name of a temporary folder may be longer.
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', ...durability];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const env = /** @type {Record<string, string>} */ (process.env);
  const child = startChild(join(bin, 'postgres'), args, { ...run, env, onLine: () => {} });
  const isReady = await waitUntil(
    async () => succeeds(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]),
    { timeoutMilliseconds: 30_000, isPossible: child.isRunning },
  );
  if (!isReady) throw new Failure('PostgreSQL did not start.');
  return child;
}

/**
 * A real PostgreSQL on a free port with an empty database, gone when this process ends.
 * @returns {Promise<Postgres>}
 * @throws {Failure} where none is installed
 */
export async function startPostgres() {
  const bin = requirePostgres();
  const { folder, data, run } = postgresFolder();
  const name = 'prestafaro';
  // The server asks for a password, as a managed database does: with trust a client that sends none would go unnoticed.
  const password = 'password-of-prestafaro';
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  const authentication = ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  // Not the locale of the shell: without one a server counts bytes in place of letters.
  const letters = ['--encoding=UTF8', '--locale=C.UTF-8'];
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', name, ...authentication, ...letters, '--no-sync'], {
    ...run,
    stdio: 'pipe',
  });

  const port = await findFreePort();
  const connection = ['-h', '127.0.0.1', '-p', String(port), '-U', name];
  const start = () => runPostgres({ data, port, run });
  const child = await start();
  execFileSync(join(bin, 'createdb'), [...connection, name], {
    stdio: 'pipe',
    env: { ...process.env, PGPASSWORD: password },
  });
  /** @type {Postgres} */
  const postgres = {
    environment: {
      DATABASE_CLIENT: 'postgres',
      DATABASE_HOST: '127.0.0.1',
      DATABASE_PORT: String(port),
      DATABASE_NAME: name,
      DATABASE_USERNAME: name,
      DATABASE_PASSWORD: password,
    },
    child,
    restart: async () => {
      await postgres.child.stop();
      postgres.child = await start();
    },
    stop: () => postgres.child.stop(),
  };
  return postgres;
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function succeeds(command, args) {
  try {
    execFileSync(command, args, { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}
