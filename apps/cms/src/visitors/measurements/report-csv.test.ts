import { expect, test } from 'vitest';
import { percentOf } from './labels';
import type { MeasurementsReport } from './report';
import { reportCsv, tableCsv } from './report-csv';

const steps = { visits: 100, started: 40, applications: 20, matched: 15, clicks: 30, leads: 9, sales: '<5' } as const;

const report: MeasurementsReport = {
  ...{ country: 'ES', countries: ['ES'], from: '2026-03-01', to: '2026-03-01', hasProvider: true },
  total: { visits: 1200, views: 3400, botViews: 7 },
  days: [{ day: '2026-03-01', visits: 1200, views: 3400, botViews: 7 }],
  types: [{ type: 'utm', visits: '<5', views: 6 }],
  sources: [{ type: 'utm', source: '=1+1', medium: '@a;b', campaign: '-2+3', visits: '<5', views: 6 }],
  kinds: [{ kind: '', views: 9 }],
  funnel: [{ day: '2026-03-01', ...steps }],
  campaigns: [{ type: 'utm', source: '=1+1', medium: 'email', campaign: 'marzo', ...steps }],
  firstCampaigns: [{ type: 'organic', source: 'google', medium: 'organic', campaign: '', ...steps }],
  summary: steps,
  offers: [
    { offer: '67', name: 'Préstamo', shown: 80, clicked: 10, clicks: 20, leads: 8, sales: '<5', payout: 12_345 },
    { offer: '68', name: null, shown: 0, clicked: 0, clicks: 9, leads: 6, sales: 0, payout: '<5' },
  ],
  experiments: [],
  affiliates: [{ month: '2026-03', code: 'a-abc234', clicks: 30, leads: 6, sales: 0, payout: 7500 }],
  speed: [
    {
      ...{ kind: null, name: 'LCP', loads: 200 },
      result: { rating: 'good', p75: 2345.6, good: 160, middling: 30, poor: 10 },
    },
    { kind: 'blog', name: 'INP', loads: 8, result: { rating: 'poor', p75: null, good: 0, middling: 0, poor: 8 } },
    { kind: 'tag', name: 'CLS', loads: '<5', result: null },
  ],
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
  expect(reportCsv(report)).toContain('67;Préstamo;80;10;12,5;20;8;<5;123,45;6,17\r\n');
});

test('reportCsv: hides a payout of few persons, and then names none per click', () => {
  expect(reportCsv(report)).toContain('68;;0;0;;9;6;0;<5;\r\n');
});

test('reportCsv: has the steps from a visit to a loan by day and by campaign, and the affiliates by month', () => {
  const lines = reportCsv(report).split('\r\n');
  expect(lines).toContain('2026-03-01;100;40;20;15;30;9;<5');
  expect(lines).toContain("Campaña;'=1+1;email;marzo;100;40;20;15;30;9;<5");
  expect(lines).toContain('Buscador;google;organic;;100;40;20;15;30;9;<5');
  expect(lines).toContain('2026-03;a-abc234;30;6;0;75,00');
});

test('reportCsv: has the speed of pages by kind, with the unit of each figure, and nothing of few persons', () => {
  const lines = reportCsv(report).split('\r\n');
  expect(lines).toContain('Todas;LCP, lo principal visible;200;2,4 s;Buena;80,0;15,0;5,0');
  expect(lines).toContain('Artículos;INP, respuesta al tocar;8;> 1000 ms;Mala;0,0;0,0;100,0');
  expect(lines).toContain('Temas;CLS, saltos de la página;<5;;;;;');
});

test('tableCsv: has one table alone, and none for an unknown name', () => {
  const csv = tableCsv(report, 'affiliates') ?? '';
  expect(csv.split('\r\n').slice(4, 7)).toEqual([
    'Afiliados por mes',
    'Mes;Afiliado;Clics de salida;Solicitudes;Préstamos;Importe (EUR)',
    '2026-03;a-abc234;30;6;0;75,00',
  ]);
  expect(tableCsv(report, 'nothing')).toBeNull();
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
