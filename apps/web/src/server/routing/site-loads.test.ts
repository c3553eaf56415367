import { locales } from '@prestafaro/countries';
import { describe, expect, it } from 'vitest';
import type { RouteManifest } from '@/server/routing/manifest';
import { manifestAge, mergeManifests, timeOfLoad } from '@/server/routing/merge-manifests';
import { testManifest } from '@/server/testing/manifest';

const early = '2026-11-20T10:00:00.000Z';
const late = '2026-11-20T10:00:00.001Z';

/** A manifest whose Spanish site was loaded at this time, with one redirect to this target. */
function spanishAt(time: string, to: string): RouteManifest {
  const manifest = testManifest();
  manifest.loadedAt['es-ES'] = time;
  manifest.sites['es-ES'].redirects = { '/viejo/': { to, isPermanent: true } };
  return manifest;
}
const targetOf = (manifest: RouteManifest | undefined) => manifest?.sites['es-ES'].redirects['/viejo/']?.to;

describe('mergeManifests', () => {
  it('keeps the later load of each site, in either order', () => {
    const [older, newer] = [spanishAt(early, '/antes/'), spanishAt(late, '/despues/')];
    older.loadedAt['uk-UA'] = late;
    for (const merged of [mergeManifests(older, newer), mergeManifests(newer, older)]) {
      expect(targetOf(merged)).toBe('/despues/');
      expect(merged?.loadedAt).toMatchObject({ 'es-ES': late, 'uk-UA': late });
    }
  });

  it('keeps the other sites when one manifest has only some', () => {
    const { loadedAt, sites } = spanishAt(late, '/despues/');
    const spain = { loadedAt: { 'es-ES': loadedAt['es-ES'] }, sites: { 'es-ES': sites['es-ES'] } };
    const merged = mergeManifests(spanishAt(early, '/antes/'), spain);
    expect(targetOf(merged)).toBe('/despues/');
    expect(Object.keys(merged?.sites ?? {}).sort()).toEqual([...locales].sort());
  });

  it('returns nothing while a site is missing, because its pages would answer 404', () => {
    const { loadedAt, sites } = testManifest();
    const spain = { loadedAt: { 'es-ES': loadedAt['es-ES'] }, sites: { 'es-ES': sites['es-ES'] } };
    expect(mergeManifests(undefined, spain)).toBeUndefined();
  });
});

describe('timeOfLoad', () => {
  it('returns the current time, or just after the known load when the clock is behind', () => {
    const known = spanishAt(early, '/antes/');
    expect(timeOfLoad(known, ['es-ES'], Date.parse(late) + 5_000)).toBe('2026-11-20T10:00:05.001Z');
    expect(timeOfLoad(known, ['es-ES'], Date.parse(early) - 60_000)).toBe(late);
    expect(timeOfLoad(undefined, ['es-ES'], Date.parse(early))).toBe(early);
  });
});

it('manifestAge: returns the age of the oldest site', () => {
  const manifest = testManifest();
  const oldest = Date.parse(manifest.loadedAt['es-MX']);
  manifest.loadedAt['es-ES'] = new Date(oldest + 50_000).toISOString();
  expect(manifestAge(manifest, oldest + 60_000)).toBe(60);
});
