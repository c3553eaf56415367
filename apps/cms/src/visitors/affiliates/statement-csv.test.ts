import { expect, test } from 'vitest';
import { statementCsv } from './statement-csv';

const counts = { clicks: 12, leads: 3, sales: 1, open: 0, confirmed: 41_150, paid: 82_300 };
const statement = {
  ...{ month: '2026-11', currency: 'EUR', days: [{ day: '2026-11-03', ...counts }], total: counts },
  ...{ notValid: [], corrections: [], payments: [] },
};
const terms = { code: 'a-7k3m9x', country: 'ES', model: 'cpl', rateCents: 41_150, holdDays: null } as const;
const linesOf = (text: string) => text.split('\r\n');

test('statementCsv: has a line for each day with the amounts by state and a decimal comma, and the total', () => {
  expect(linesOf(statementCsv(statement, terms))).toEqual([
    '\uFEFFExtracto de afiliado;a-7k3m9x',
    'País;España',
    'Mes;2026-11',
    'Modelo de ahora;CPL: por solicitud válida',
    'Tarifa de ahora;411,50;EUR',
    'Días de espera de ahora;30',
    '',
    'Día;Clics;Solicitudes;Préstamos;En espera (EUR);Confirmado (EUR);Pagado (EUR)',
    '2026-11-03;12;3;1;0,00;411,50;823,00',
    'Total;12;3;1;0,00;411,50;823,00',
    '',
  ]);
});

test('statementCsv: adds what is not valid, corrections as numbers, and payments', () => {
  const csv = statementCsv(
    {
      ...statement,
      notValid: [{ day: '2026-11-02', kind: 'lead', count: 14, amount: 17_500, reason: 'unconfirmed', note: null }],
      corrections: [{ day: '2026-11-09', amount: -3000, reason: 'decision', note: 'Pago doble' }],
      payments: [{ paidOn: '2026-11-28', amount: 82_300, currency: 'EUR', reference: 'TR-1' }],
    },
    terms,
  );
  expect(linesOf(csv).slice(10)).toEqual([
    ...['', 'No válidos;Qué;Cuántos;Importe;Motivo'],
    '2026-11-02;Solicitud;14;175,00;Nadie confirmó el contacto de la solicitud',
    ...['', 'Correcciones;Importe;Motivo', '2026-11-09;-30,00;Pago doble'],
    ...['', 'Pagos;Importe;Moneda;Referencia', '2026-11-28;823,00;EUR;TR-1', ''],
  ]);
});
