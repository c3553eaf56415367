import { expect, it } from 'vitest';
import type { RouteEntry } from '@/site/routes/manifest';
import { internalRouteOf } from '@/site/routes/query-twins';

const routeOf = (type: 'page' | 'article', search: string) => {
  const entry: Partial<RouteEntry> = { type, internal: `/es-ES/${type}/x` };
  return internalRouteOf(entry as RouteEntry, search);
};

it.each([
  ['page', '?amount=6000', '/es-ES/page/x/asked'],
  ['page', '?utm_source=x&rate=7,99', '/es-ES/page/x/asked'],
  ['page', '?kind=auto', '/es-ES/page/x/asked'],
  ['page', '?comments-page=2', '/es-ES/page/x/asked'],
  ['article', '?months=36', '/es-ES/article/x/opinions'],
  ['page', '?utm_source=x&exp_flow=0300.1-A', '/es-ES/page/x'],
] as const)('a %s with %s is served by %s', (type, search, internal) => {
  expect(routeOf(type, search)).toBe(internal);
});
