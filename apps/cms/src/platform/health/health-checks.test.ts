import { healthSchema } from '@prestafaro/types/health';
import { expect, test, vi } from 'vitest';
import { examineHealth, type HealthCheck } from './health-checks';

const check = (name: string, severity: HealthCheck['severity'], run: HealthCheck['run']): HealthCheck => ({
  name,
  severity,
  run,
});
const passing = async () => null;

test('examineHealth: reports "ok" when every check passes', async () => {
  const health = await examineHealth('1.2.3', [check('database', 'failing', passing)]);
  expect(healthSchema.parse(health)).toEqual({ status: 'ok', version: '1.2.3', checks: { database: { ok: true } } });
});

test('examineHealth: reports "degraded" for an optional dependency and "failing" for a required one', async () => {
  const redis = check('redis', 'degraded', async () => 'does not answer');
  const database = check('database', 'failing', async () => 'does not answer');
  expect((await examineHealth('1', [redis])).status).toBe('degraded');
  expect((await examineHealth('1', [redis, database])).status).toBe('failing');
});

test('examineHealth: reports a notice without a change of the status', async () => {
  const legal = check('legalDetails', 'notice', async () => 'incomplete');
  const health = await examineHealth('1', [legal]);
  expect(healthSchema.parse(health)).toEqual({
    status: 'ok',
    version: '1',
    checks: { legalDetails: { ok: false, reason: 'incomplete' } },
  });
});

test('examineHealth: reports a check that throws as failed, without the error message', async () => {
  const secret = check('uploads', 'degraded', async () => {
    throw new Error('postgres://user:password@host');
  });
  const { checks } = await examineHealth('1', [secret]);
  expect(checks).toEqual({ uploads: { ok: false, reason: 'check failed' } });
});

test('examineHealth: reports a check that hangs as failed after its timeout', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hanging = check('uploads', 'degraded', () => new Promise(() => undefined));
  const examined = examineHealth('1', [hanging, check('database', 'failing', passing)]);
  await vi.advanceTimersByTimeAsync(1800);
  expect((await examined).checks).toEqual({
    uploads: { ok: false, reason: 'no answer in time' },
    database: { ok: true },
  });
  vi.useRealTimers();
});
