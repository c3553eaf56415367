import type { CountryCode } from '@prestafaro/countries';
import type { PayoutMethod } from '@prestafaro/types/affiliate';
import { expect, test } from 'vitest';
import { readPayout } from './read-payout';

const read = (method: PayoutMethod, text: string, country: CountryCode = 'ES', payoutDetails: string | null = null) =>
  readPayout({ country, payoutMethod: 'paypal', payoutDetails }, method, text);

test.each([
  ['bank', 'ES91 2100 0418 4502 0005 1332', 'ES', 'ES9121000418450200051332'],
  ['bank', 'Vietcombank 0123 4567 8901', 'VN', 'Vietcombank 012345678901'],
  ['paypal', 'ana@example.com', 'ES', 'ana@example.com'],
  ['paypal', '', 'ES', null],
] as const)('%s: «%s» of %s is stored as %s', (method, text, country, details) => {
  expect(read(method, text, country)).toEqual({ ok: true, details });
});

test.each([
  ['bank', 'ES91 2100', 'ES', 'escribe un número de cuenta del país o un IBAN'],
  ['bank', '012345678901', 'VN', 'escribe el nombre del banco y el número'],
  ['usdt', 'T123', 'ES', 'TRC-20 empieza por T'],
] as const)('%s: «%s» of %s is refused with what to write', (method, text, country, message) => {
  expect(read(method, text, country)).toEqual({ ok: false, message: expect.stringContaining(message) });
});

test('another way to be paid needs an account of its own', () => {
  expect(read('usdt', '', 'ES', 'sealed')).toEqual({
    ok: false,
    message: '«Datos de pago»: los guardados son de PayPal. Escribe los nuevos.',
  });
});
