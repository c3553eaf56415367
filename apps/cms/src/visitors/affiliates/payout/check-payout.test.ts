import type { CountryCode } from '@prestafaro/countries';
import type { PayoutMethod } from '@prestafaro/types/affiliate';
import { expect, test } from 'vitest';
import { checkPayout } from './check-payout';

const check = (country: CountryCode, payoutMethod: PayoutMethod, account: string, bank = '') =>
  checkPayout(country, { payoutMethod, account, bank });

test.each([
  ['ES', 'bank', 'ES91 2100 0418 4502 0005 1332', '', 'ES9121000418450200051332'],
  ['ES', 'bank', 'LT12 1000 0111 0100 1000', '', 'LT121000011101001000'],
  ['MX', 'bank', '002 010 07777777777 1', '', '002010077777777771'],
  ['VN', 'bank', '0123 4567 8901', 'Vietcombank', 'Vietcombank 012345678901'],
  ['VN', 'bank', 'DE89370400440532013000', '', 'DE89370400440532013000'],
  ['ES', 'usdt', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', '', 'TRC-20 TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['ES', 'usdt', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '', 'ERC-20 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ES', 'webmoney', 'z 123456789012', '', 'Z123456789012'],
  ['ES', 'capitalist', 'U0123504', '', 'U0123504'],
  ['ES', 'paypal', 'Ana.Ruiz@example.com', '', 'Ana.Ruiz@example.com'],
] as const)('%s, %s: %s is accepted', (country, method, account, bank, details) => {
  expect(check(country, method, account, bank)).toEqual({ ok: true, details });
});

test.each([
  ['ES', 'bank', 'ES91 2100 0418 4502 0005 1333'],
  ['MX', 'bank', '002010077777777772'],
  ['ES', 'usdt', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ['ES', 'webmoney', 'Z12345678901'],
  ['ES', 'webmoney', '123456789012'],
  ['ES', 'capitalist', '0123504'],
  ['ES', 'paypal', 'ana.example.com'],
] as const)('%s, %s: %s is refused', (country, method, account) => {
  expect(check(country, method, account)).toEqual({ ok: false, error: { field: 'account', code: 'invalid' } });
});

test('an account whose number does not contain the bank needs its name', () => {
  expect(check('VN', 'bank', '012345678901')).toEqual({ ok: false, error: { field: 'bank', code: 'missing' } });
});
