import { expect, test } from 'vitest';
import { dayIn, dayOfSite } from './day-of-site';

const evening = new Date('2026-11-20T23:30:00Z');

test('dayIn: names the day of the country, whatever the day in UTC', () => {
  expect(dayIn('ES', evening)).toBe('2026-11-21');
  expect(dayIn('MX', evening)).toBe('2026-11-20');
});

test('dayOfSite: names the day of the site’s country, and refuses an unknown site', () => {
  expect(dayOfSite('es-MX', evening)).toBe('2026-11-20');
  expect(() => dayOfSite('en-US', evening)).toThrow('The site en-US is unknown');
});
