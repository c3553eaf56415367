import { expect, test } from 'vitest';
import { statementCsv } from './statement-csv';

test('statementCsv: has a line for each day with a decimal comma, and the total', () => {
  const counts = { clicks: 12, leads: 3, sales: 1, payout: 123_450 };
  const csv = statementCsv(
    { month: '2026-11', currency: 'EUR', days: [{ day: '2026-11-03', ...counts }], total: counts },
    { code: 'a-7k3m9x', country: 'ES', model: 'cpl', rateCents: 41_150 },
  );
  expect(csv).toBe(
    [
      '\uFEFFExtracto de afiliado;a-7k3m9x',
      'País;España',
      'Mes;2026-11',
      'Modelo de ahora;CPL: por solicitud recibida',
      'Tarifa de ahora;411,50;EUR',
      '',
      'Día;Clics;Solicitudes;Préstamos;Importe (EUR)',
      '2026-11-03;12;3;1;1234,50',
      'Total;12;3;1;1234,50',
      '',
    ].join('\r\n'),
  );
});
