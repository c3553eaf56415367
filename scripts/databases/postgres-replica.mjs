// @ts-check
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findFreePort } from '../processes/ports.mjs';
import { waitUntil } from '../processes/wait-for.mjs';
import { postgresFolder, requirePostgres, runPostgres } from './postgres.mjs';
import { withPostgres } from './with-postgres.mjs';

/**
 * @typedef {object} PostgresReplica
 * @property {number} port
 * @property {() => void} promote makes it the primary
 * @property {() => Promise<void>} stop
 */

/**
 * A copy of a PostgreSQL that has every commit before it is confirmed (synchronous streaming replication), gone when this process ends.
 * @param {import('./postgres.mjs').Postgres} primary
 * @returns {Promise<PostgresReplica>}
 */
export async function startPostgresReplica({ environment }) {
  const bin = requirePostgres();
  const { data, run } = postgresFolder();
  const { DATABASE_HOST = '', DATABASE_PORT = '', DATABASE_USERNAME = '', DATABASE_PASSWORD = '' } = environment;
  const of = ['-h', DATABASE_HOST, '-p', DATABASE_PORT, '-U', DATABASE_USERNAME];
  execFileSync(
    join(bin, 'pg_basebackup'),
    [...of, '-D', data, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
    {
      ...run,
      stdio: 'pipe',
      env: { ...process.env, PGPASSWORD: DATABASE_PASSWORD },
    },
  );
  const port = await findFreePort();
  const child = await runPostgres({ data, port, run });
  await withPostgres(environment, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '*'`);
    await client.query('select pg_reload_conf()');
    const isInSync = async () =>
      (await client.query(`select 1 from pg_stat_replication where sync_state = 'sync'`)).rows.length === 1;
    if (!(await waitUntil(isInSync, { timeoutMilliseconds: 20_000 }))) throw new Error('The replica gets no commits.');
  });
  return {
    port,
    promote: () => execFileSync(join(bin, 'pg_ctl'), ['promote', '-D', data], { ...run, stdio: 'pipe' }),
    stop: () => child.stop(),
  };
}
