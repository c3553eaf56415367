import { expect, test } from 'vitest';
import { percentOf } from './labels';
import type { MeasurementsReport } from './report';
import { reportCsv } from './report-csv';

const report: MeasurementsReport = {
  ...{ country: 'ES', countries: ['ES'], from: '2026-03-01', to: '2026-03-01', hasProvider: true },
  total: { visits: 1200, views: 3400, botViews: 7 },
  days: [{ day: '2026-03-01', visits: 1200, views: 3400, botViews: 7 }],
  types: [{ type: 'utm', visits: '<5', views: 6 }],
  sources: [{ type: 'utm', source: '=1+1', medium: '@a;b', campaign: '-2+3', visits: '<5', views: 6 }],
  kinds: [{ kind: '', views: 9 }],
  offers: [{ offer: '67', name: 'Préstamo', shown: 80, clicked: 10 }],
  fields: [{ form: 'reg.2', field: 1, entered: 9, filled: 8, invalid: '<5' }],
};

test('reportCsv: begins with the byte order mark, and separates cells by semicolons', () => {
  const lines = reportCsv(report).split('\r\n');
  expect(lines.slice(0, 3)).toEqual(['\uFEFFMediciones;España', 'Desde;2026-03-01', 'Hasta;2026-03-01']);
  expect(lines).toContain('2026-03-01;1200;3400;7');
  expect(lines).toContain('Campaña;<5;6');
  expect(lines).toContain('Registro (reg.2);1;9;8;<5');
});

test('reportCsv: writes a percentage with a decimal comma', () => {
  expect(reportCsv(report)).toContain('67;Préstamo;80;10;12,5\r\n');
});

test('reportCsv: makes no formula of what a visitor chose', () => {
  expect(reportCsv(report)).toContain("Campaña;'=1+1;\"'@a;b\";'-2+3;<5;6\r\n");
});

test.each([
  [1, 3, '33,3'],
  [0, 10, '0,0'],
  [5, 0, ''],
  ['<5', 80, ''],
  [5, '<5', ''],
] as const)('percentOf: %j of %j is "%s"', (part, whole, expected) => {
  expect(percentOf(part, whole)).toBe(expected);
});
