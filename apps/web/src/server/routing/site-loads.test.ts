import { describe, expect, it } from 'vitest';
import { isNewerLoad, manifestAge, siteLoadSchema, timeOfLoad, timeOfReceipt } from '@/server/routing/site-loads';
import { testLoads, testManifest } from '@/server/testing/manifest';

const early = '2026-11-20T10:00:00.000Z';
const late = '2026-11-20T10:00:00.001Z';

it('siteLoadSchema: returns a load as it was saved', () => {
  const load = testLoads()['es-ES'];
  expect(siteLoadSchema.parse(JSON.parse(JSON.stringify(load)))).toEqual(load);
});

it('isNewerLoad: returns true for the first load of a site and for a later one only', () => {
  const [older, newer] = [testLoads(early)['es-ES'], testLoads(late)['es-ES']];
  expect([isNewerLoad(older, undefined), isNewerLoad(newer, older)]).toEqual([true, true]);
  expect([isNewerLoad(older, newer), isNewerLoad(older, older)]).toEqual([false, false]);
});

describe('timeOfLoad', () => {
  it('returns the current time, or just after the known load when the clock is behind', () => {
    const known = testLoads(early);
    expect(timeOfLoad(known, ['es-ES'], Date.parse(late) + 5_000)).toBe('2026-11-20T10:00:05.001Z');
    expect(timeOfLoad(known, ['es-ES'], Date.parse(early) - 60_000)).toBe(late);
    expect(timeOfLoad({}, ['es-ES'], Date.parse(early))).toBe(early);
  });
});

it('timeOfReceipt: returns the current time, or the time of the known load when the clock is behind', () => {
  const known = testLoads(early)['es-ES'];
  expect(timeOfReceipt(known, Date.parse(late))).toBe(late);
  expect(timeOfReceipt(known, Date.parse(early) - 60_000)).toBe(early);
  expect(timeOfReceipt(undefined, Date.parse(late))).toBe(late);
});

it('manifestAge: returns the age of the oldest site', () => {
  const manifest = testManifest();
  const oldest = Date.parse(manifest.loadedAt['es-MX']);
  manifest.loadedAt['es-ES'] = new Date(oldest + 50_000).toISOString();
  expect(manifestAge(manifest, oldest + 60_000)).toBe(60);
});
