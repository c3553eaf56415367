import { gzipSync } from 'node:zlib';
import { buildMetaSchema } from '@prestafaro/types/builds';
import { describe, expect, it, vi } from 'vitest';
import { buildMeta } from '@/server/builds/build-meta';
import type { RouteEntry } from '@/server/routing/manifest';
import { testManifest } from '@/server/testing/manifest';

describe('builds/meta', () => {
  it('matches its schema, for this host only', () => {
    const meta = buildMetaSchema.parse(buildMeta('ES', testManifest()));
    expect(meta.prerendered).toContain('/blog/page-3/');
    expect(meta.redirects['/viejo/']).toBe('/condiciones-generales/');
    expect(buildMeta('UA', testManifest()).prerendered).toContain('/ru/');
  });
  it('lists no page that is made per request, because it would be prefetched before a click', () => {
    const { prerendered } = buildMeta('ES', testManifest());
    for (const path of ['/offers/', '/process/', '/application/']) expect(prerendered).not.toContain(path);
  });
  it('stays within 500 paths and 20 KB gzip', () => {
    const manifest = testManifest();
    const { routes } = manifest.sites['es-ES'];
    const model = routes['/blog/articulo-0/'] as RouteEntry;
    for (let index = 0; index < 5000; index++) {
      const path =
        `/blog/${((index * 2654435761) % 4294967296).toString(36)}-un-articulo-de-nombre-largo-${index}/` as const;
      routes[path] = { ...model, path };
    }
    const meta = buildMeta('ES', manifest);
    expect(meta.prerendered).toHaveLength(500);
    expect(gzipSync(JSON.stringify(meta)).length).toBeLessThan(20 * 1024);
  });
  it('sorts the addresses of a site once, however many visitors ask', () => {
    const manifest = testManifest();
    const first = buildMeta('ES', manifest);
    const read = vi.spyOn(Object, 'values');
    expect(buildMeta('ES', { ...manifest, loadedAt: { ...manifest.loadedAt } })).toEqual(first);
    expect(read).not.toHaveBeenCalledWith(manifest.sites['es-ES'].routes);
    read.mockRestore();
  });
});
