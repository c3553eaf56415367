import { expect, test } from 'vitest';
import { filtersIn, pageIn, withFilter } from './filters-in-address';

test('an address says what the list is narrowed by, and nothing else of it is a filter', () => {
  const query = new URLSearchParams('status=approved&from=2026-03-01&withBlocked=true&page=3&search=612345678&x=1');
  expect(filtersIn(query)).toEqual({ status: 'approved', from: '2026-03-01', withBlocked: true });
  expect(filtersIn(new URLSearchParams('withBlocked=no&status='))).toEqual({});
});

test('another filter begins at the first page again and keeps the others', () => {
  const query = new URLSearchParams('status=approved&page=3');
  expect(withFilter(query, 'form', 'reg').toString()).toBe('status=approved&form=reg');
  expect(withFilter(query, 'status', undefined).toString()).toBe('');
  expect(query.toString()).toBe('status=approved&page=3');
});

test.each([
  ['page=2', 2],
  ['', 1],
  ['page=0', 1],
  ['page=x', 1],
  ['page=1.5', 1],
])('«%s» is page %i', (query, page) => {
  expect(pageIn(new URLSearchParams(query))).toBe(page);
});
