import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countryOf } from '../registry.ts';
import { formatAccount, maskAccount } from './format-account.ts';

test.each([
  ['ES', 'iban', 'ES9121000418450200051332', 'ES91 2100 0418 4502 0005 1332'],
  ['UA', 'iban', 'UA213223130000026007233566001', 'UA21 3223 1300 0002 6007 2335 6600 1'],
  ['MX', 'clabe', '032180000118359719', '032 180 00011835971 9'],
  ['VN', 'account-number', '032180000118359719', '032180000118359719'],
  ['PH', 'e-wallet', '+639171234567', '0917 123 4567'],
] as const)('formatAccount: prints the account of %s, an %s, from %s as %s', (country, kind, normalized, printed) => {
  expect(formatAccount({ ok: true, kind, normalized }, countryOf(country).phones)).toBe(printed);
});

test.each([
  ['ES9121000418450200051332', 'ES91 •••• •••• 1332'],
  ['es91 2100 0418 4502 0005 1332', 'ES91 •••• •••• 1332'],
  ['KZ86125KZT5004100100', 'KZ86 •••• •••• 0100'],
  ['032180000118359719', '•••• •••• 9719'],
  ['6212345678', '•••• •••• 678'],
  ['12', '•••• ••••'],
  ['', '•••• ••••'],
])('maskAccount: shows %s as %s', (text, mask) => {
  expect(maskAccount(text)).toBe(mask);
});

test('maskAccount: shows at most a third of a number, and only its start and end', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,24}$/), (text) => {
      const shown = maskAccount(text).replace(/^•••• ••••\s?/, '');
      expect(text.endsWith(shown)).toBe(true);
      expect(shown.length).toBeLessThanOrEqual(Math.min(4, text.length / 3));
    }),
  );
});
