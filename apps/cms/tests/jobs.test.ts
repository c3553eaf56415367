import type { Core } from '@strapi/strapi';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { tryLock } from '../src/platform/database/advisory-lock';
import { isPostgres } from '../src/platform/database/database-probe';
import { lockKey } from '../src/platform/database/postgres-lock';
import { Jobs } from '../src/platform/jobs/jobs';
import { hourlyAt } from '../src/platform/jobs/schedule';
import { type RunningCms, startCms } from './support/start-cms';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());
beforeEach(() => cms.strapi.db.query('api::job.job').deleteMany({}));

const at = (hour: number, minute: number) => new Date(2026, 2, 1, hour, minute);
/** The jobs of one instance, with one job that is due at the seventh minute of each hour. */
function instance(strapi: Core.Strapi, run: () => Promise<unknown>) {
  let now = at(10, 0);
  const jobs = new Jobs(strapi, () => now);
  jobs.add({ name: 'sample', schedule: hourlyAt(7), run });
  return {
    jobs,
    runAt: async (hour: number, minute: number) => {
      now = at(hour, minute);
      await jobs.runDue();
    },
  };
}

/** Takes the lock of a job as another CMS does: on PostgreSQL by another session. @returns a function that frees it */
async function lockAsAnother(name: string): Promise<() => Promise<unknown>> {
  if (!isPostgres(cms.strapi)) {
    const lock = await tryLock(cms.strapi, name);
    return async () => lock?.release();
  }
  const session = await cms.strapi.db.connection.transaction();
  await session.raw('select pg_advisory_xact_lock(?::bigint)', [lockKey(name)]);
  return () => session.commit();
}

describe('a scheduled job', () => {
  test('runs when it is due, once for each time of its schedule', async () => {
    const run = vi.fn(async () => undefined);
    const { jobs, runAt } = instance(cms.strapi, run);
    await runAt(10, 0);
    await runAt(10, 6);
    expect(run).toHaveBeenCalledTimes(0);
    await runAt(10, 7);
    await runAt(10, 8);
    expect(run).toHaveBeenCalledTimes(1);
    expect(await jobs.states()).toMatchObject([{ name: 'sample', outcome: 'succeeded', lastError: null }]);
    await runAt(11, 7);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('whose next time a clock has written that ran ahead is run by the present clock', async () => {
    const run = vi.fn(async () => undefined);
    const { runAt } = instance(cms.strapi, run);
    await runAt(10, 0);
    await cms.strapi.db.query('api::job.job').updateMany({ where: {}, data: { dueAt: new Date(2030, 0, 1) } });
    await runAt(10, 1);
    expect(run).toHaveBeenCalledTimes(1);
    await runAt(10, 2);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('that runs for over two hours is a fault for the health check', async () => {
    const { jobs, runAt } = instance(cms.strapi, async () => undefined);
    await runAt(10, 0);
    const running = { outcome: 'running', startedAt: at(10, 0) };
    await cms.strapi.db.query('api::job.job').updateMany({ where: {}, data: running });
    expect(await jobs.problem()).toBeNull();
    await runAt(12, 1);
    await cms.strapi.db.query('api::job.job').updateMany({ where: {}, data: running });
    expect(await jobs.problem()).toBe('runs for over two hours: sample');
  });

  test('that was missed while no CMS ran is run at the next look', async () => {
    const run = vi.fn(async () => undefined);
    await instance(cms.strapi, run).runAt(10, 0);
    await instance(cms.strapi, run).runAt(15, 30);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('runs in one of two instances that look at the same moment', async () => {
    const run = vi.fn(async () => undefined);
    const both = [instance(cms.strapi, run), instance(cms.strapi, run)];
    for (const { runAt } of both) await runAt(10, 0);
    await Promise.all(both.map(({ runAt }) => runAt(10, 7)));
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('does not run while another instance runs it', async () => {
    const run = vi.fn(async () => undefined);
    const { runAt } = instance(cms.strapi, run);
    await runAt(10, 0);
    const release = await lockAsAnother('job sample');
    await runAt(10, 7);
    expect(run).toHaveBeenCalledTimes(0);
    await release();
    await runAt(10, 8);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('whose instance was killed in the middle is run again', async () => {
    const run = vi.fn(async () => undefined);
    const { runAt } = instance(cms.strapi, run);
    await runAt(10, 0);
    const killed = { outcome: 'running', startedAt: at(10, 7) };
    await cms.strapi.db.query('api::job.job').updateMany({ where: { name: 'sample' }, data: killed });
    await runAt(10, 9);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('that fails is reported to health without its message, and runs again', async () => {
    vi.spyOn(cms.strapi.log, 'error').mockImplementation(() => cms.strapi.log);
    const run = vi.fn(async (): Promise<void> => undefined).mockRejectedValueOnce(new Error('ana@example.com'));
    const { jobs, runAt } = instance(cms.strapi, run);
    await runAt(10, 0);
    await runAt(10, 7);
    expect(await jobs.problem()).toBe('the last run failed of: sample');
    expect(JSON.stringify(await jobs.states())).not.toContain('ana@example.com');
    await runAt(11, 7);
    expect(await jobs.problem()).toBeNull();
    vi.restoreAllMocks();
  });
});
