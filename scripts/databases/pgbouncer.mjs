// @ts-check
import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../console/failure.mjs';
import { ROOT } from '../paths.mjs';
import { startChild } from '../processes/child.mjs';
import { findFreePort, isPortFree } from '../processes/ports.mjs';
import { systemUser } from '../processes/system-user.mjs';
import { temporaryFolder } from '../processes/temporary-folder.mjs';
import { waitUntil } from '../processes/wait-for.mjs';

/**
 * @typedef {object} Pgbouncer
 * @property {number} port
 * @property {Record<string, string>} environment how the CMS is told of it, in place of PostgreSQL's own
 * @property {import('../processes/child.mjs').Child} child the pooler that runs now
 * @property {() => Promise<void>} restart on the same port
 * @property {(databasePort: number) => void} leadTo leads to another PostgreSQL of this machine from now on
 */

const PROGRAMS = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/usr/bin/pgbouncer'];

/** @returns {string | undefined} the program, if there is one on this machine */
export function findPgbouncer() {
  return process.env.PGBOUNCER_PROGRAM ?? PROGRAMS.find((program) => existsSync(program));
}

/**
 * A real PgBouncer in transaction mode in front of a PostgreSQL, with the shipped settings
 * (`deploy/pgbouncer.ini`). It is gone when this process ends.
 * @param {Record<string, string>} environment how the CMS is told of PostgreSQL itself
 * @returns {Promise<Pgbouncer>}
 * @throws {Failure} where none is installed
 */
export async function startPgbouncer(environment) {
  const program = findPgbouncer();
  if (!program) {
    throw new Failure('There is no PgBouncer on this machine.', {
      hint: 'Install it (Debian: pgbouncer), or name the program in PGBOUNCER_PROGRAM.',
    });
  }
  const { DATABASE_HOST: host, DATABASE_PORT: databasePort, DATABASE_USERNAME: user, DATABASE_PASSWORD } = environment;
  const folder = temporaryFolder('pgbouncer');
  const port = await findFreePort();
  const users = join(folder, 'users.txt');
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(users, `"${user}" "${DATABASE_PASSWORD}"\n`, { mode: 0o600 });
  const own = { listen_addr: '127.0.0.1', listen_port: port, unix_socket_dir: '', auth_file: users };
  const writeSettings = (/** @type {string | number | undefined} */ database) => {
    const shipped = readFileSync(join(ROOT, 'deploy/pgbouncer.ini'), 'utf8')
      .replace(/^prestafaro = .*$/m, `* = host=${host} port=${database}`)
      .replace(/^(listen_addr|listen_port|auth_file) = .*\n/gm, '');
    // The section `pgbouncer` is the last one.
    const lines = Object.entries(own).map(([name, value]) => `${name} = ${value}\n`);
    writeFileSync(settings, shipped + lines.join(''));
  };
  writeSettings(databasePort);
  // It refuses to run as root.
  const account = systemUser('postgres');
  if (account) for (const path of [folder, users, settings]) chownSync(path, account.uid, account.gid);

  const start = async () => {
    const env = { PATH: process.env.PATH ?? '' };
    const child = startChild(program, [settings], { cwd: folder, env, onLine: () => {}, ...account });
    const isUp = async () => !(await isPortFree(port));
    if (await waitUntil(isUp, { timeoutMilliseconds: 10_000, isPossible: child.isRunning })) return child;
    throw new Failure('PgBouncer did not start.');
  };
  /** @type {Pgbouncer} */
  const pgbouncer = {
    port,
    environment: { ...environment, DATABASE_PORT: String(port) },
    child: await start(),
    restart: async () => {
      await pgbouncer.child.stop();
      pgbouncer.child = await start();
    },
    leadTo: (port) => {
      writeSettings(port);
      process.kill(pgbouncer.child.pid, 'SIGHUP');
    },
  };
  return pgbouncer;
}
