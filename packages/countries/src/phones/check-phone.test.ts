import { type CountryCode, countryCodes } from '@prestafaro/types/country';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryOf } from '../registry.ts';
import { checkPhone } from './check-phone.ts';
import { formatPhone, maskPhone } from './format-phone.ts';
import { digitCount, rangeOf } from './numbering-plan.ts';

describe('checkPhone: reads the same number from every spelling', () => {
  test.each([
    ['ES', ['612 34 56 78', '+34 612 345 678', '0034612345678', '34612345678', '612.34.56.78'], '+34612345678'],
    [
      'MX',
      ['55 1234 5678', '+52 55 1234 5678', '+52 1 55 1234 5678', '044 55 1234 5678', '0155 12345678'],
      '+525512345678',
    ],
    ['VN', ['0912 345 678', '912345678', '+84 912 345 678', '+84 (0) 912 345 678', '84912345678'], '+84912345678'],
    ['PL', ['512 345 678', '+48 512-345-678', '0048512345678', '48512345678'], '+48512345678'],
    ['PH', ['0917 123 4567', '917 123 4567', '+63 917 123 4567', '639171234567'], '+639171234567'],
    ['MY', ['012-345 6789', '12-345 6789', '+60 12-345 6789', '60123456789'], '+60123456789'],
    ['ZA', ['082 123 4567', '(082) 123-4567', '+27 82 123 4567', '27821234567'], '+27821234567'],
    ['KZ', ['8 (771) 000 99 98', '+7 771 000-99-98', '77710009998', '7710009998'], '+77710009998'],
    ['UA', ['067 123 4567', '+380 67 123 45 67', '380671234567', '8 (067) 123-45-67', '671234567'], '+380671234567'],
  ] as const)('%s %s', (country, writings, e164) => {
    expect(writings.map((text) => checkPhone(country, text))).toEqual(
      writings.map(() => expect.objectContaining({ ok: true, e164 })),
    );
  });
});

describe('checkPhone: groups a number like its country and recognises mobile and fixed lines', () => {
  test.each([
    ['ES', '+34612345678', '612 34 56 78', 'mobile'],
    ['ES', '+34911234567', '911 23 45 67', 'fixed'],
    ['MX', '+525512345678', '55 1234 5678', 'unknown'],
    ['MX', '+522221234567', '222 123 4567', 'unknown'],
    ['VN', '+84912345678', '0912 345 678', 'mobile'],
    ['VN', '+842438251234', '024 3825 1234', 'fixed'],
    ['PL', '+48512345678', '512 345 678', 'mobile'],
    ['PL', '+48221234567', '22 123 45 67', 'fixed'],
    ['PH', '+639171234567', '0917 123 4567', 'mobile'],
    ['PH', '+63281234567', '(02) 8123 4567', 'fixed'],
    ['MY', '+60123456789', '012-345 6789', 'mobile'],
    ['MY', '+601112345678', '011-1234 5678', 'mobile'],
    ['MY', '+60312345678', '03-1234 5678', 'fixed'],
    ['MY', '+6082123456', '082-123 456', 'fixed'],
    ['ZA', '+27821234567', '082 123 4567', 'mobile'],
    ['ZA', '+27211234567', '021 123 4567', 'fixed'],
    ['KZ', '+77710009998', '8 (771) 000 99 98', 'mobile'],
    ['KZ', '+77172123456', '8 (717) 212 34 56', 'fixed'],
    ['UA', '+380671234567', '067 123 4567', 'mobile'],
    ['UA', '+380441234567', '044 123 4567', 'fixed'],
  ] as const)('%s %s: %s, %s', (country, e164, national, line) => {
    expect(checkPhone(country, e164)).toEqual({ ok: true, e164, national, line });
    expect(formatPhone(countryOf(country).phones, e164)).toBe(national);
  });
});

describe('checkPhone: names the problem of an invalid number', () => {
  test.each([
    ['ES', '', 'empty'],
    ['ES', ' ( ) ', 'empty'],
    ['ES', '612 34 56 7', 'length'],
    ['ES', '612 34 56 789', 'length'],
    ['ES', '612 34 56 ext 7', 'format'],
    ['ES', '612+345678', 'format'],
    ['ES', '+33 6 12 34 56 78', 'other-country'],
    ['ES', '0044 7700 900123', 'other-country'],
    ['ES', '906 123 456', 'unknown-prefix'],
    ['ES', '112 345 678', 'unknown-prefix'],
    ['MX', '+52 800 123 4567', 'unknown-prefix'],
    ['MX', '55 1234 567', 'length'],
    ['PL', '801 123 456', 'unknown-prefix'],
    ['MY', '1800 12 3456', 'unknown-prefix'],
    ['MY', '012-345 678', 'length'],
    ['ZA', '0860 123 456', 'unknown-prefix'],
    ['KZ', '+7 916 123-45-67', 'other-country'],
    ['KZ', '8 (495) 123-45-67', 'other-country'],
    ['KZ', '7 495 123 45 67', 'other-country'],
    ['KZ', '8 701 123 45 6', 'length'],
    ['KZ', '+7 601 123 45 67', 'unknown-prefix'],
    ['KZ', '+380 67 123 45 67', 'other-country'],
    ['UA', '+7 701 123 45 67', 'other-country'],
  ] as const)('%s %s: %s', (country, text, problem) => {
    expect(checkPhone(country, text)).toEqual({ ok: false, problem });
  });
});

/** A number of one of the country's ranges, without calling code. */
function numberOf(country: CountryCode): fc.Arbitrary<string> {
  const plan = countryOf(country).phones;
  return fc
    .constantFrom(...new Set(plan.ranges.map(digitCount)))
    .chain((count) => fc.stringMatching(new RegExp(`^[1-9]\\d{${count - 1}}$`)))
    .filter((number) => rangeOf(plan, number) !== undefined);
}

describe.each(countryCodes)('checkPhone: %s', (country) => {
  const { callingCode } = countryOf(country).phones;

  test('reads every number back from its national and its international form', () => {
    fc.assert(
      fc.property(numberOf(country), (number) => {
        const e164 = `+${callingCode}${number}`;
        const national = formatPhone(countryOf(country).phones, e164);
        const check = checkPhone(country, national);
        expect(check).toMatchObject({ ok: true, e164, national });
        for (const text of [e164, `00${callingCode}${number}`, number])
          expect(checkPhone(country, text)).toEqual(check);
      }),
    );
  });

  test('never throws, and returns E.164 for every accepted text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ()-]{0,18}$/)), (text) => {
        const check = checkPhone(country, text);
        if (check.ok) expect(check.e164).toMatch(/^\+[1-9]\d{7,14}$/);
      }),
    );
  });

  test('maskPhone: keeps the calling code and shows the last three digits', () => {
    fc.assert(
      fc.property(numberOf(country), (number) => {
        expect(maskPhone(country, `+${callingCode}${number}`)).toBe(`+${callingCode} ••• ••• ${number.slice(-3)}`);
      }),
    );
  });
});

test('formatPhone and maskPhone: leave a number of another country as it is, and mask it without its calling code', () => {
  expect(formatPhone(countryOf('ES').phones, '+525512345678')).toBe('+525512345678');
  expect(maskPhone('ES', '+525512345678')).toBe('••• ••• 678');
  expect(maskPhone('ES', '')).toBe('••• •••');
});
