import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCounters } from '../visitor-endpoints/counters';
import { AttackGuard } from './attack-guard';

const log = { warn: vi.fn(), info: vi.fn() };
const start = new Date('2026-11-21T10:00:00Z');

beforeEach(() => {
  log.warn.mockClear();
  vi.useFakeTimers({ now: start });
});
afterEach(() => void vi.useRealTimers());

const guardOf = (perMinute: number) =>
  new AttackGuard({ counters: createCounters(undefined, log), secret: 'secret-of-the-tests', perMinute, log });

async function note(guard: AttackGuard, site: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await guard.note(site);
}

const isWanted = async (guard: AttackGuard, site = 'es-ES') => (await guard.examine(site, null, new Date())).isWanted;

test('as many forms a minute as people send need no proof, minute after minute', async () => {
  const guard = guardOf(3);
  for (let minute = 0; minute < 5; minute += 1) {
    await note(guard, 'es-ES', 3);
    expect(await isWanted(guard)).toBe(false);
    vi.advanceTimersByTime(60_001);
  }
});

test('one more switches the proof on for that site alone, for ten minutes after the last of them', async () => {
  const guard = guardOf(3);
  await note(guard, 'es-ES', 5);
  expect([await isWanted(guard), await isWanted(guard, 'es-MX')]).toEqual([true, false]);
  expect(log.warn).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(9 * 60_000);
  await note(guard, 'es-ES', 4);
  vi.advanceTimersByTime(9 * 60_000);
  expect(await isWanted(guard)).toBe(true);
  vi.advanceTimersByTime(61_000);
  expect(await isWanted(guard)).toBe(false);
});

test('a proof is spent once, whoever is first', async () => {
  const guard = guardOf(3);
  expect(await Promise.all([guard.spend('id'), guard.spend('id'), guard.spend('other'), guard.spend(null)])).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('who comes back too early goes on waiting with the same ticket, and whoever waited too long begins again', async () => {
  const guard = guardOf(3);
  const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  const first = await guard.challenge('es-ES', start);
  expect(first.waitSeconds).toBe(30);
  const early = await guard.challenge('es-ES', after(12), first.wait);
  expect([early.wait, early.waitSeconds]).toEqual([first.wait, 18]);
  const late = await guard.challenge('es-ES', after(601), first.wait);
  expect(late.wait).not.toBe(first.wait);
  expect((await guard.challenge('es-ES', start, 'none of ours')).waitSeconds).toBe(30);
});
