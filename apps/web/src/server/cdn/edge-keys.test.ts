import { expect, it } from 'vitest';
import { edgeKey, edgeKeysOf } from '@/server/cdn/edge-keys.mjs';

it('edgeKeysOf: has a short key for each tag of ours, which says nothing about the content', () => {
  const keys = edgeKeysOf('_N_T_/layout,article:es-ES:que-es-asnef,menu:es-ES,menu:es-ES');
  expect(keys).toEqual([edgeKey('article:es-ES:que-es-asnef'), edgeKey('menu:es-ES')]);
  for (const key of keys ?? []) expect(key).toMatch(/^[0-9a-f]{12}$/);
});

it('edgeKeysOf: has no keys for a page that nobody could purge, or of which a CDN would leave some out', () => {
  expect(edgeKeysOf('_N_T_/layout')).toBeUndefined();
  expect(edgeKeysOf(Array.from({ length: 601 }, (_, number) => `article:es-ES:${number}`).join(','))).toBeUndefined();
});
