import { expect, test } from 'vitest';
import { filtersIn, pageIn, queryOf, withFilter } from './filters-in-address';

test('filtersIn: reads the filters of an address and ignores other parameters', () => {
  const query = new URLSearchParams('status=approved&from=2026-03-01&withBlocked=true&page=3&search=612345678&x=1');
  expect(filtersIn(query)).toEqual({ status: 'approved', from: '2026-03-01', withBlocked: true });
  expect(filtersIn(new URLSearchParams('withBlocked=no&status='))).toEqual({});
});

test('withFilter: changes one filter, keeps the others and goes to the first page', () => {
  const query = new URLSearchParams('status=approved&page=3');
  expect(withFilter(query, 'form', 'reg').toString()).toBe('status=approved&form=reg');
  expect(withFilter(query, 'status', undefined).toString()).toBe('');
  expect(query.toString()).toBe('status=approved&page=3');
});

test('queryOf: writes filters as filtersIn reads them', () => {
  const filters = { status: 'approved', assignee: 'me', withBlocked: true } as const;
  expect(queryOf(filters).toString()).toBe('status=approved&assignee=me&withBlocked=true');
  expect(filtersIn(queryOf(filters))).toEqual(filters);
  expect(queryOf({}).toString()).toBe('');
});

test.each([
  ['page=2', 2],
  ['', 1],
  ['page=0', 1],
  ['page=x', 1],
  ['page=1.5', 1],
])('pageIn: «%s» is page %i', (query, page) => {
  expect(pageIn(new URLSearchParams(query))).toBe(page);
});
