import { expect, test } from 'vitest';
import { counted, dayOf, instantOf, moneyOf, siteLabel, siteLabels } from './format';

test('instantOf: formats an instant in the time zone of the site’s country, in Spanish', () => {
  const instant = '2026-11-20T23:30:00.000Z';
  expect(instantOf(instant, 'es-ES')).toBe('21 nov 2026, 0:30');
  expect(instantOf(instant, 'es-MX')).toBe('20 nov 2026, 17:30');
  expect(instantOf(instant, 'en-PH')).toBe('21 nov 2026, 7:30');
});

test('moneyOf: formats money as the site does', () => {
  expect(moneyOf(1500, 'es-ES')).toBe('1\u00A0500\u00A0€');
  expect(moneyOf(1500, 'es-MX')).toBe('$1,500');
});

test('siteLabel: adds the language only for a country with two languages', () => {
  expect(siteLabel('es-ES')).toBe('España');
  expect(siteLabel('ru-UA')).toMatch(/^Ucrania · ruso$/);
  expect(siteLabels(['es-ES', 'es-MX', 'no-site'])).toBe('España, México');
});

test('dayOf and counted: format a day and a number in Spanish', () => {
  expect(dayOf('1990-05-17')).toBe('17 de mayo de 1990');
  expect(counted(1, 'solicitud', 'solicitudes')).toBe('1 solicitud');
  expect(counted(12_345, 'solicitud', 'solicitudes')).toBe('12.345 solicitudes');
});
