import { healthSchema } from '@prestafaro/types/health';
import { expect, test, vi } from 'vitest';
import { examineHealth, type HealthCheck } from './health-checks';

const check = (name: string, makes: HealthCheck['makes'], look: HealthCheck['look']): HealthCheck => ({
  name,
  makes,
  look,
});
const well = async () => null;

test('all is ok when every part is', async () => {
  const health = await examineHealth('1.2.3', [check('database', 'failing', well)]);
  expect(healthSchema.parse(health)).toEqual({ status: 'ok', version: '1.2.3', checks: { database: { ok: true } } });
});

test('a part that others can do without degrades, one that all need fails', async () => {
  const redis = check('redis', 'degraded', async () => 'does not answer');
  const database = check('database', 'failing', async () => 'does not answer');
  expect((await examineHealth('1', [redis])).status).toBe('degraded');
  expect((await examineHealth('1', [redis, database])).status).toBe('failing');
});

test('who throws is not well, and what was thrown is told to nobody', async () => {
  const secret = check('uploads', 'degraded', async () => {
    throw new Error('postgres://user:password@host');
  });
  const { checks } = await examineHealth('1', [secret]);
  expect(checks).toEqual({ uploads: { ok: false, reason: 'could not be looked at' } });
});

test('who hangs holds nobody up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hanging = check('uploads', 'degraded', () => new Promise(() => undefined));
  const examined = examineHealth('1', [hanging, check('database', 'failing', well)]);
  await vi.advanceTimersByTimeAsync(1800);
  expect((await examined).checks).toEqual({
    uploads: { ok: false, reason: 'no answer in time' },
    database: { ok: true },
  });
  vi.useRealTimers();
});
