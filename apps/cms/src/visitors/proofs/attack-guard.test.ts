import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCounters } from '../../platform/redis/counters';
import { AttackGuard } from './attack-guard';

const log = { warn: vi.fn(), info: vi.fn() };
const start = new Date('2026-11-21T10:00:00Z');
const holder = { site: 'es-ES', network: '203.0.113.7' };

beforeEach(() => {
  log.warn.mockClear();
  vi.useFakeTimers({ now: start });
});
afterEach(() => void vi.useRealTimers());

const guardOf = (perMinute: number) =>
  new AttackGuard({
    counters: createCounters(undefined, log),
    form: 'applications',
    secret: 'secret-of-the-tests',
    perMinute,
    log,
  });

async function countForms(guard: AttackGuard, site: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await guard.countForm(site);
}

const sent = (proof: string | null, isHoneypotFilled = false) => ({ proof, isHoneypotFilled });

const isRequired = async (guard: AttackGuard, site = 'es-ES') =>
  (await guard.examine({ site, network: '203.0.113.7' }, sent(null), new Date())).isRequired;

test('AttackGuard: requires no proof while a site stays within its forms per minute', async () => {
  const guard = guardOf(3);
  for (let minute = 0; minute < 5; minute += 1) {
    await countForms(guard, 'es-ES', 3);
    expect(await isRequired(guard)).toBe(false);
    vi.advanceTimersByTime(60_001);
  }
});

test('AttackGuard: requires a proof at any time from a form whose honeypot is filled in (R34)', async () => {
  const guard = guardOf(3);
  expect(await guard.examine(holder, sent(null, true), start)).toEqual({ isRequired: true, id: null });
  const { wait } = await guard.challenge(holder, start);
  const later = new Date(start.getTime() + 31_000);
  expect(await guard.examine(holder, sent(wait, true), later)).toEqual({ isRequired: true, id: expect.any(String) });
});

test('AttackGuard: requires a proof on that site only, until ten minutes after the last form above the limit', async () => {
  const guard = guardOf(3);
  await countForms(guard, 'es-ES', 5);
  expect([await isRequired(guard), await isRequired(guard, 'es-MX')]).toEqual([true, false]);
  expect(log.warn).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(9 * 60_000);
  await countForms(guard, 'es-ES', 4);
  vi.advanceTimersByTime(9 * 60_000);
  expect(await isRequired(guard)).toBe(true);
  vi.advanceTimersByTime(61_000);
  expect(await isRequired(guard)).toBe(false);
});

test('AttackGuard: requires a proof from a site that gets almost too many forms each minute for an hour', async () => {
  const guard = guardOf(3);
  for (let minute = 0; minute < 50; minute += 1) {
    await countForms(guard, 'es-ES', 3);
    expect(await isRequired(guard)).toBe(false);
    vi.advanceTimersByTime(60_001);
  }
  await countForms(guard, 'es-ES', 1);
  expect(await isRequired(guard)).toBe(true);
});

test('AttackGuard: accepts a wait ticket from the network that got it, and from no other', async () => {
  const guard = guardOf(1);
  await countForms(guard, 'es-ES', 2);
  const { wait } = await guard.challenge(holder, start);
  const later = new Date(start.getTime() + 31_000);
  expect(await guard.examine(holder, sent(wait), later)).toEqual({ isRequired: true, id: expect.any(String) });
  const other = { ...holder, network: '203.0.113.8' };
  expect(await guard.examine(other, sent(wait), later)).toEqual({ isRequired: true, id: null });
});

test('AttackGuard: accepts a proof once, also when two requests spend it at the same time', async () => {
  const guard = guardOf(3);
  expect(await Promise.all([guard.spend('id'), guard.spend('id'), guard.spend('other'), guard.spend(null)])).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('AttackGuard: keeps the wait ticket of a visitor who is too early, and replaces an expired or foreign one', async () => {
  const guard = guardOf(3);
  const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  const first = await guard.challenge(holder, start);
  expect(first.waitSeconds).toBe(30);
  const early = await guard.challenge(holder, after(12), first.wait);
  expect([early.wait, early.waitSeconds]).toEqual([first.wait, 18]);
  const late = await guard.challenge(holder, after(601), first.wait);
  expect(late.wait).not.toBe(first.wait);
  expect((await guard.challenge(holder, start, 'none of ours')).waitSeconds).toBe(30);
});
