import type { CountryCode } from '@prestafaro/types/country';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAccount } from './check-account.ts';

const isTaken = (country: CountryCode, text: string) => checkAccount(country, text).ok;
const hundred = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** Valid IBANs. The test finds their control digits by trying all pairs, so it does not repeat the calculation of the code. */
const withControlDigits = (country: CountryCode, national: string) =>
  hundred.map((control) => country + control + national).filter((iban) => isTaken(country, iban));

/** A Spanish account with its own control digits inserted. */
const spanishNational = fc.stringMatching(/^\d{18}$/).map((digits) => {
  const [bank, account] = [digits.slice(0, 8), digits.slice(8)];
  const fitting = hundred.flatMap((control) => withControlDigits('ES', bank + control + account));
  return { fitting };
});

const nationals = {
  PL: fc.stringMatching(/^\d{24}$/),
  KZ: fc.stringMatching(/^\d{3}[0-9A-Z]{13}$/),
  UA: fc.stringMatching(/^\d{6}\d{19}$/),
} as const;

const otherDigit = (text: string, place: number, step: number) => {
  const places = [...text].flatMap((character, index) => (/\d/.test(character) ? [index] : []));
  const index = places[place % places.length] ?? 0;
  return text.slice(0, index) + ((Number(text[index]) + step) % 10) + text.slice(index + 1);
};
const change = [fc.nat(), fc.integer({ min: 1, max: 9 })] as const;

describe.each(Object.entries(nationals) as [keyof typeof nationals, fc.Arbitrary<string>][])(
  'checkAccount: the IBAN of %s',
  (country, national) => {
    test('is valid with exactly one pair of control digits, and invalid after a change of any other digit', () => {
      fc.assert(
        fc.property(national, ...change, (text, place, step) => {
          const ibans = withControlDigits(country, text);
          expect(ibans).toHaveLength(1);
          expect(isTaken(country, otherDigit(ibans[0] ?? '', place, step))).toBe(false);
        }),
      );
    });
  },
);

test('checkAccount: an IBAN of ES is valid with exactly one pair of control digits of the IBAN and one of the CCC', () => {
  fc.assert(
    fc.property(spanishNational, ...change, ({ fitting }, place, step) => {
      expect(fitting).toHaveLength(1);
      expect(isTaken('ES', otherDigit(fitting[0] ?? '', place, step))).toBe(false);
    }),
    { numRuns: 8 },
  );
});

test('checkAccount: a CLABE is valid with exactly one control digit, and invalid after a change of any other digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{17}$/), ...change, (stem, place, step) => {
      const fitting = hundred
        .slice(0, 10)
        .map((digits) => stem + digits.slice(1))
        .filter((text) => isTaken('MX', text));
      expect(fitting).toHaveLength(1);
      expect(isTaken('MX', otherDigit(fitting[0] ?? '', place, step))).toBe(false);
    }),
  );
});
