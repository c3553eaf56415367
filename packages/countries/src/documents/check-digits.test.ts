import type { CountryCode } from '@prestafaro/types/country';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDocument } from './check-document.ts';

const day = fc
  .date({ min: new Date('1901-01-01'), max: new Date('1999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(2, 10).replaceAll('-', ''));
const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const figures = [...'0123456789'];

const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(''));
const isTaken = (country: CountryCode, text: string) => checkDocument(country, text).ok;

interface Scheme {
  readonly country: CountryCode;
  /** Everything but the check character, which is the last. */
  readonly stem: fc.Arbitrary<string>;
  readonly checkCharacters: readonly string[];
  /** Whether the algorithm detects every change of the digit at this place. */
  readonly seesChangeAt: (index: number) => boolean;
  /** The second attempt of the IIN leaves some numbers without a valid check digit. */
  readonly mayFitNone?: true;
}

const everywhere = () => true;
const schemes: Readonly<Record<string, Scheme>> = {
  DNI: { country: 'ES', stem: digits(8), checkCharacters: letters, seesChangeAt: everywhere },
  NIE: {
    country: 'ES',
    stem: joined(fc.constantFrom('X', 'Y', 'Z'), digits(7)),
    checkCharacters: letters,
    seesChangeAt: everywhere,
  },
  PESEL: { country: 'PL', stem: joined(day, digits(4)), checkCharacters: figures, seesChangeAt: everywhere },
  'South African ID': {
    country: 'ZA',
    stem: joined(day, digits(4), fc.constantFrom('0', '1', '2'), digits(1)),
    checkCharacters: figures,
    seesChangeAt: everywhere,
  },
  RFC: {
    country: 'MX',
    stem: joined(fc.stringMatching(/^[A-ZÑ&]{4}$/), day, fc.stringMatching(/^[0-9A-Z]{2}$/)),
    checkCharacters: [...figures, 'A'],
    seesChangeAt: everywhere,
  },
  CURP: {
    country: 'MX',
    stem: joined(
      fc.stringMatching(/^[A-Z][AEIOUX][A-Z]{2}$/),
      day,
      fc.stringMatching(/^[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[0-9A-Z]$/),
    ),
    checkCharacters: figures,
    // The weights run from 18 down to 2. Modulo 10, an even weight misses some changes, and so do 15 and 5.
    seesChangeAt: (index) => (18 - index) % 2 === 1 && (18 - index) % 5 !== 0,
  },
  IIN: {
    country: 'KZ',
    stem: joined(day, fc.constantFrom('3', '4'), digits(4)),
    checkCharacters: figures,
    // Weights 1 to 11 modulo 11: the eleventh digit has no effect, and the second calculation may hide another change.
    seesChangeAt: (index) => index === 11,
    mayFitNone: true,
  },
  РНОКПП: {
    country: 'UA',
    stem: joined(fc.integer({ min: 10_000, max: 45_000 }).map(String), digits(4)),
    checkCharacters: figures,
    // Modulo 11 and then modulo 10: 10 and 0 give the same digit, so only a change of the check digit itself is always
    // detected.
    seesChangeAt: (index) => index === 9,
  },
};

describe.each(Object.entries(schemes))(
  'checkDocument: %s',
  (_, { country, stem, checkCharacters, seesChangeAt, mayFitNone }) => {
    const fitting = (text: string) => checkCharacters.filter((character) => isTaken(country, text + character));

    test('accepts exactly one check character for a number', () => {
      fc.assert(
        fc.property(stem, (text) => {
          expect(fitting(text).length).toBeLessThanOrEqual(1);
          if (!mayFitNone) expect(fitting(text)).toHaveLength(1);
        }),
      );
    });

    test('refuses a number with one changed digit wherever the algorithm detects it', () => {
      const number = stem.map((text) => text + (fitting(text)[0] ?? '')).filter((text) => isTaken(country, text));
      fc.assert(
        fc.property(number, fc.nat(), fc.integer({ min: 1, max: 9 }), (text, place, step) => {
          const places = [...text].flatMap((character, index) =>
            /\d/.test(character) && seesChangeAt(index) ? [index] : [],
          );
          const index = places[place % places.length];
          if (index === undefined) return;
          const digit = (Number(text[index]) + step) % 10;
          expect(isTaken(country, text.slice(0, index) + digit + text.slice(index + 1))).toBe(false);
        }),
      );
    });
  },
);
