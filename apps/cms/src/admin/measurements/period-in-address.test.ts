import { expect, test } from 'vitest';
import { periodIn, withCountry, withDates, withDays } from './period-in-address';

const query = (text: string) => new URLSearchParams(text);

test.each([
  ['', {}],
  ['country=MX&days=7', { country: 'MX', days: '7' }],
  ['country=xx&days=7', { days: '7' }],
  ['from=2026-03-01&to=2026-03-31', { from: '2026-03-01', to: '2026-03-31' }],
  ['days=7&from=2026-03-01', { from: '2026-03-01' }],
])('periodIn: reads %j as %j', (address, expected) => {
  expect(periodIn(query(address))).toEqual(expected);
});

test('withDays and withDates: replace each other and keep the country', () => {
  const dated = withDates(query('country=MX&days=7'), { from: '2026-03-01', to: '2026-03-31' });
  expect(dated.toString()).toBe('country=MX&from=2026-03-01&to=2026-03-31');
  expect(withDays(dated, '90').toString()).toBe('country=MX&days=90');
  expect(withCountry(dated, 'ES').get('country')).toBe('ES');
});
