import { expect, it } from 'vitest';
import type { RouteEntry } from '@/server/routing/manifest';
import { internalRouteOf } from '@/server/routing/query-variants';
import { calculatorQuery } from '@/server/shared-pages/shared-address';

const routeOf = (type: RouteEntry['type'], search: string) => {
  const entry: Partial<RouteEntry> = { type, internal: `/es-ES/${type}/x` };
  return internalRouteOf(entry as RouteEntry, search);
};

it.each([
  ['page', '?amount=6000', '/es-ES/page/x/query'],
  ['page', '?utm_source=x&rate=7,99', '/es-ES/page/x/query'],
  ['page', '?kind=auto', '/es-ES/page/x/query'],
  ['page', '?extra=500', '/es-ES/page/x/query'],
  ['article', '?amount-b=6000', '/es-ES/article/x/query'],
  ['page', '?amount=6000&download=csv', '/es-ES/page/x/csv'],
  ['article', '?download=csv', '/es-ES/article/x/csv'],
  ['page', '?download=exe', '/es-ES/page/x'],
  ['lender', '?download=csv', '/es-ES/lender/x'],
  ['page', '?comments-page=2', '/es-ES/page/x/query'],
  ['article', '?months=36', '/es-ES/article/x/query'],
  ['lender', '?comments=oldest', '/es-ES/lender/x/query'],
  ['calendar', '?comunidad=madrid', '/es-ES/calendar/x/query'],
  ['calendar', '?from=2026-01-01', '/es-ES/calendar/x/query'],
  ['calendar', '?comments=oldest', '/es-ES/calendar/x'],
  ['lender', '?amount=6000', '/es-ES/lender/x/query'],
  ['lender', '?days=120&utm_source=x', '/es-ES/lender/x/query'],
  ['lender', '?rate=7', '/es-ES/lender/x'],
  ['bank', '?amount=6000', '/es-ES/bank/x'],
  ['page', '?utm_source=x&exp_flow=0300.1-A', '/es-ES/page/x'],
] as const)('query variants: a %s with %s is answered by %s', (type, search, internal) => {
  expect(routeOf(type, search)).toBe(internal);
});

it('query variants: every input of a calculator changes a page', () => {
  for (const key of Object.keys(calculatorQuery)) expect(routeOf('page', `?${key}=1`), key).toBe('/es-ES/page/x/query');
});
