import { afterEach, expect, test, vi } from 'vitest';
import { RateLimit } from './rate-limits';

afterEach(() => void vi.useRealTimers());

test('a person who has sent his share waits, others do not', async () => {
  const limit = new RateLimit({ perPerson: 2, perSite: 10 });
  expect(await limit.secondsToWait('ana', 'es-ES')).toBeNull();
  expect(await limit.secondsToWait('ana', 'es-ES')).toBeNull();
  const seconds = await limit.secondsToWait('ana', 'es-ES');
  expect(seconds).toBeGreaterThan(3500);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect(await limit.secondsToWait('eva', 'es-ES')).toBeNull();
});

test('a site takes only so many from all together, and another site is not concerned', async () => {
  const limit = new RateLimit({ perPerson: 5, perSite: 2 });
  expect(await limit.secondsToWait('1', 'es-ES')).toBeNull();
  expect(await limit.secondsToWait('2', 'es-ES')).toBeNull();
  expect(await limit.secondsToWait('3', 'es-ES')).toBeGreaterThan(0);
  expect(await limit.secondsToWait('3', 'pl-PL')).toBeNull();
});

test('after an hour the count begins anew', async () => {
  vi.useFakeTimers();
  const limit = new RateLimit({ perPerson: 1, perSite: 10 });
  expect(await limit.secondsToWait('ana', 'es-ES')).toBeNull();
  expect(await limit.secondsToWait('ana', 'es-ES')).toBe(3600);
  vi.advanceTimersByTime(3_600_001);
  expect(await limit.secondsToWait('ana', 'es-ES')).toBeNull();
});
