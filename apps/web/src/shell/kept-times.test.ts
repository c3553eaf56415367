import { expect, it } from 'vitest';
import { hasKeptTimes, keptTimes } from '@/shell/kept-times';

it.each([
  ['es-ES', 180, '180 días'],
  ['es-ES', 365, '365 días'],
  ['es-MX', 730, '2 años'],
  ['es-ES', 731, '731 días'],
  ['uk-UA', 181, '181 день'],
  ['uk-UA', 180, '180 днів'],
  ['uk-UA', 1460, '4 роки'],
  ['ru-UA', 1825, '5 лет'],
  ['ru-UA', 1460, '4 года'],
  ['pl-PL', 180, '180 dni'],
] as const)('keptTimes: in %s, %i days are “%s”', (locale, days, expected) => {
  expect(keptTimes(locale, { clickDays: days })).toEqual({ clickDays: expected.replaceAll(' ', '\u00a0') });
});

it('hasKeptTimes: finds the placeholder of a time in any text, and no other placeholder', () => {
  expect(hasKeptTimes({ blocks: [{ body: '| Clics | {clickDays} |' }] })).toBe(true);
  expect(hasKeptTimes({ body: 'Comparamos {lenders} entidades en 7 días' })).toBe(false);
  expect(hasKeptTimes(undefined)).toBe(false);
});
