import { beforeEach, expect, it, vi } from 'vitest';
import { buildSiteRoutes } from '@/server/routing/build-site-routes';
import { currentManifest, putManifest } from '@/server/routing/manifest-slot';
import { emptyManifestSlot } from '@/server/testing/empty-manifest-slot';
import { testLoads } from '@/server/testing/manifest';

vi.mock('@/server/routing/build-site-routes', { spy: true });

const early = '2026-11-20T10:00:00.000Z';
const late = '2026-11-20T11:00:00.000Z';
const built = () => vi.mocked(buildSiteRoutes).mock.calls.map(([{ locale }]) => locale);

beforeEach(() => {
  emptyManifestSlot();
  vi.mocked(buildSiteRoutes).mockClear();
});

it('putManifest: builds the addresses of a site at their first use and once', () => {
  putManifest({ loads: testLoads(early) });
  expect(built()).toEqual([]);
  const first = currentManifest()?.sites['es-ES'].routes;
  expect(currentManifest()?.sites['es-ES'].routes).toBe(first);
  expect(built()).toEqual(['es-ES']);
});

it('putManifest: keeps the addresses of a site whose later load has the same content, and those of other sites after a change', () => {
  const loads = testLoads(early);
  putManifest({ loads });
  const before = currentManifest()?.sites;
  const kept = [before?.['es-ES'], before?.['uk-UA']];
  putManifest({ loads: { 'es-ES': { ...loads['es-ES'], loadedAt: late } } });
  expect(currentManifest()?.loadedAt['es-ES']).toBe(late);
  putManifest({
    changes: [{ locale: 'es-MX', type: 'bank', documentId: 'b', facts: null, at: late, receivedAt: late }],
  });
  const after = currentManifest()?.sites;
  expect([after?.['es-ES'], after?.['uk-UA']]).toEqual(kept);
  expect(after?.['es-ES']).toBe(kept[0]);
  expect(built()).toEqual(['es-ES', 'uk-UA']);
});

it('putManifest: leaves the addresses of an earlier manifest as they were when a change comes before their first use', () => {
  putManifest({ loads: testLoads(early) });
  const before = currentManifest();
  putManifest({
    changes: [{ locale: 'es-ES', type: 'bank', documentId: 'bank-1', facts: null, at: late, receivedAt: late }],
  });
  expect(currentManifest()?.sites['es-ES'].documents).not.toHaveProperty('bank-1');
  expect(before?.sites['es-ES'].documents).toHaveProperty('bank-1');
});
