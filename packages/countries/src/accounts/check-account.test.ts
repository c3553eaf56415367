import { countryCodes } from '@prestafaro/types/country';
import { describe, expect, test } from 'vitest';
import { countryOf } from '../registry.ts';
import { checkBranchCode } from './branch-code.ts';
import { accountKindsOf, checkAccount, checkPayoutAccount } from './check-account.ts';

describe('checkAccount: accepts a valid number in any spelling', () => {
  test.each([
    ['ES', 'ES91 2100 0418 4502 0005 1332', 'iban', 'ES9121000418450200051332'],
    ['ES', 'IBAN: es91-2100-0418-4502-0005-1332', 'iban', 'ES9121000418450200051332'],
    ['MX', '032180000118359719', 'clabe', '032180000118359719'],
    ['MX', '002 010 07777777777 1', 'clabe', '002010077777777771'],
    ['PL', 'PL61109010140000071219812874', 'iban', 'PL61109010140000071219812874'],
    ['PL', '61 1090 1014 0000 0712 1981 2874', 'iban', 'PL61109010140000071219812874'],
    ['KZ', 'KZ86 125K ZT50 0410 0100', 'iban', 'KZ86125KZT5004100100'],
    ['UA', 'UA213223130000026007233566001', 'iban', 'UA213223130000026007233566001'],
    ['VN', '0123 4567 8901', 'account-number', '012345678901'],
    ['PH', '1234-5678-90', 'account-number', '1234567890'],
    ['MY', '1234567890123', 'account-number', '1234567890123'],
    ['ZA', '62 1234 5678', 'account-number', '6212345678'],
  ] as const)('%s %s is valid as %s and stored as %s', (country, text, kind, normalized) => {
    expect(checkAccount(country, text)).toEqual({ ok: true, kind, normalized });
  });
});

describe('checkAccount: names the problem of an invalid number', () => {
  test.each([
    ['ES', 'ES9121000418450200051333', 'checksum'],
    ['ES', 'ES912100041845020005133', 'length'],
    ['ES', 'FR1420041010050500013M02606', 'other-country'],
    ['ES', '21000418450200051332', 'format'],
    ['ES', 'ES91210004184502000513A2', 'format'],
    ['ES', 'IBAN', 'empty'],
    ['MX', '032180000118359718', 'checksum'],
    ['MX', '03218000011835971', 'length'],
    ['MX', '03218000011835971A', 'format'],
    ['PL', '61109010140000071219812875', 'checksum'],
    ['PL', '6110901014000007121981287', 'format'],
    ['KZ', 'KZ86125KZT5004100101', 'checksum'],
    ['UA', 'UA21322313000002600723356600', 'length'],
    ['UA', 'KZ86125KZT5004100100', 'other-country'],
    ['VN', '12345', 'length'],
    ['PH', '123456789', 'length'],
    ['MY', '123456789', 'length'],
    ['ZA', '123456', 'length'],
    ['ZA', '62 1234 567A', 'format'],
  ] as const)('%s %s: %s', (country, text, problem) => {
    expect(checkAccount(country, text)).toEqual({ ok: false, problem });
  });

  test.each(countryCodes)('%s: reports "empty" for a text of spaces', (country) => {
    expect(checkAccount(country, ' \u00A0')).toEqual({ ok: false, problem: 'empty' });
  });
});

test('checkAccount: also checks the control digits of the Spanish CCC within the IBAN', () => {
  // A control digit that would be 10 is written 1.
  expect(checkAccount('ES', 'ES11 2100 0418 4120 0051 3327').ok).toBe(true);
  // Modulo 97 is 1, but the CCC within begins with the control digits 44 and not 45.
  expect(checkAccount('ES', 'ES56 2100 0418 4402 0005 1332')).toEqual({ ok: false, problem: 'checksum' });
});

test('checkAccount: accepts Cyrillic lookalikes in the letters of an IBAN', () => {
  expect(checkAccount('UA', 'UА213223130000026007233566001').ok).toBe(true);
});

test('checkAccount: accepts a mobile number as e-wallet only if the visitor chose that kind and the country has it', () => {
  expect(accountKindsOf('PH')).toEqual(['account-number', 'e-wallet']);
  expect(checkAccount('PH', '0917 123 4567', 'e-wallet')).toEqual({
    ok: true,
    kind: 'e-wallet',
    normalized: '+639171234567',
  });
  expect(checkAccount('PH', '0917 123 4567')).toMatchObject({ kind: 'account-number', normalized: '09171234567' });
  expect(checkAccount('PH', '(02) 8123 4567', 'e-wallet')).toEqual({ ok: false, problem: 'not-accepted' });
  expect(checkAccount('PH', '+34 612 345 678', 'e-wallet')).toEqual({ ok: false, problem: 'other-country' });
  expect(checkAccount('ZA', '0821234567', 'e-wallet')).toEqual({ ok: false, problem: 'not-accepted' });
});

test('forms ask for bank and branch only in countries whose account numbers do not contain them', () => {
  const asking = countryCodes.filter((country) => countryOf(country).accounts.asksForBank);
  expect(asking).toEqual(['VN', 'PH', 'MY', 'ZA']);
  expect(countryCodes.filter((country) => countryOf(country).accounts.branchCode)).toEqual(['ZA']);
  expect(checkBranchCode(countryOf('ZA').accounts, '250 655')).toEqual({ ok: true, normalized: '250655' });
  expect(checkBranchCode(countryOf('ZA').accounts, '25065')).toEqual({ ok: false, problem: 'length' });
  expect(checkBranchCode(countryOf('ZA').accounts, '25065A')).toEqual({ ok: false, problem: 'format' });
  expect(checkBranchCode(countryOf('ZA').accounts, '')).toEqual({ ok: false, problem: 'empty' });
  expect(checkBranchCode(countryOf('ES').accounts, '250655')).toEqual({ ok: false, problem: 'length' });
});

describe('checkPayoutAccount: accepts an account of the country and an IBAN of any other', () => {
  test.each([
    ['ES', 'ES91 2100 0418 4502 0005 1332', 'ES9121000418450200051332'],
    ['ES', 'LT12 1000 0111 0100 1000', 'LT121000011101001000'],
    ['MX', '002 010 07777777777 1', '002010077777777771'],
    ['MX', 'IBAN DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['PL', '61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874'],
  ] as const)('%s %s is stored as %s', (country, text, normalized) => {
    expect(checkPayoutAccount(country, text)).toMatchObject({ ok: true, normalized });
  });

  test.each([
    ['ES', 'LT12 1000 0111 0100 1001', 'checksum'],
    ['ES', 'LT12 1000 011', 'length'],
    ['ES', 'ES91 2100 0418 4502 0005 1333', 'checksum'],
    ['MX', '032180000118359718', 'checksum'],
    ['VN', '', 'empty'],
  ] as const)('%s %s is refused: %s', (country, text, problem) => {
    expect(checkPayoutAccount(country, text)).toEqual({ ok: false, problem });
  });
});
