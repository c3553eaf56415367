import { afterEach, expect, test, vi } from 'vitest';
import { createCounters } from '../../platform/redis/counters';
import { RateLimit } from './rate-limits';

afterEach(() => void vi.useRealTimers());

const log = { warn: vi.fn(), info: vi.fn() };
const limitOf = (perPerson: number, perSite: number, counters = createCounters(undefined, log)) => {
  const limit = new RateLimit(counters, 'comments', { perPerson, perSite });
  return (person: string, site: string) => limit.secondsToWait({ perPerson: person, perSite: site });
};

test('RateLimit: limits a person who has used the allowance, and no other person', async () => {
  const secondsToWait = limitOf(2, 10);
  expect(await secondsToWait('ana', 'es-ES')).toBeNull();
  expect(await secondsToWait('ana', 'es-ES')).toBeNull();
  const seconds = await secondsToWait('ana', 'es-ES');
  expect(seconds).toBeGreaterThan(3500);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect(await secondsToWait('eva', 'es-ES')).toBeNull();
});

test('RateLimit: limits all visitors of one site together, and not those of another', async () => {
  const secondsToWait = limitOf(5, 2);
  expect(await secondsToWait('1', 'es-ES')).toBeNull();
  expect(await secondsToWait('2', 'es-ES')).toBeNull();
  expect(await secondsToWait('3', 'es-ES')).toBeGreaterThan(0);
  expect(await secondsToWait('3', 'pl-PL')).toBeNull();
});

test('RateLimit: starts to count again after an hour', async () => {
  vi.useFakeTimers();
  const secondsToWait = limitOf(1, 10);
  expect(await secondsToWait('ana', 'es-ES')).toBeNull();
  expect(await secondsToWait('ana', 'es-ES')).toBe(3600);
  vi.advanceTimersByTime(3_600_001);
  expect(await secondsToWait('ana', 'es-ES')).toBeNull();
});

test('RateLimit: counts in memory while Redis cannot be reached, and logs that once', async () => {
  const counters = createCounters('redis://127.0.0.1:1', log);
  const secondsToWait = limitOf(1, 10, counters);
  expect(await secondsToWait('ana', 'es-ES')).toBeNull();
  expect(await secondsToWait('ana', 'es-ES')).toBeGreaterThan(0);
  await expect.poll(() => log.warn).toHaveBeenCalledOnce();
  expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('Redis is away, ECONNREFUSED: '));
  await counters.close();
});
