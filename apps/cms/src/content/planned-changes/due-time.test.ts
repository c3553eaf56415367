import { locales } from '@prestafaro/countries';
import { describe, expect, test } from 'vitest';
import { readDueTime } from './due-time';
import { cityOf, plannedTime } from './site-clock';

const now = new Date('2026-11-26T20:30:00Z');
const message = (day: string, time: string) => {
  const read = readDueTime('es-ES', { day, time }, now);
  return read.kind === 'problem' ? `${read.problem.field}: ${read.problem.message}` : read.dueAt.toISOString();
};

describe('readDueTime', () => {
  test('takes the time of the country', () => {
    expect(message('2026-11-26', '21:31')).toBe('2026-11-26T20:31:00.000Z');
  });

  test.each([
    ['the present minute', '2026-11-26', '21:30', 'time: Ese momento ya ha pasado: en Madrid son las 21:30.'],
    ['yesterday', '2026-11-25', '22:00', 'time: Ese momento ya ha pasado'],
    ['a year of five digits', '20266-01-01', '10:00', 'day: Escribe un día que exista'],
    ['no day', '', '10:00', 'day: Escribe un día que exista'],
    ['no time', '2026-12-01', '', 'time: Escribe la hora'],
    ['a slip of the year', '2062-12-01', '10:00', 'day: Faltan más de dos años'],
    [
      'a skipped time',
      '2027-03-28',
      '02:15',
      'time: Ese día se adelanta el reloj en Madrid y no existe la hora 02:15.',
    ],
  ])('refuses %s', (_name, day, time, said) => {
    expect(message(day, time)).toContain(said);
  });
});

test('cityOf: names the city of each site in Spanish', () => {
  expect(Object.fromEntries(locales.map((site) => [site, cityOf(site)]))).toMatchObject({
    'es-ES': 'Madrid',
    'es-MX': 'Ciudad de México',
    'uk-UA': 'Kiev',
    'en-PH': 'Manila',
    'ms-MY': 'Kuala Lumpur',
  });
});

test('plannedTime: names the time zone', () => {
  expect(plannedTime('2026-11-27T08:30:00Z', 'es-ES')).toBe('27 nov 2026, 9:30 (hora de Madrid)');
});
