import type { CountryCode } from '@prestafaro/types/country';
import { describe, expect, test } from 'vitest';
import { parseCalendarDate, toIsoDate } from '../calendar-date.ts';
import { agreesWithBirthDate } from './birth.ts';
import { checkDocument } from './check-document.ts';

const date = (text: string) => parseCalendarDate(text) ?? expect.fail(`${text} is not a date`);

function accepted(country: CountryCode, text: string) {
  const check = checkDocument(country, text);
  return check.ok ? check : expect.fail(`${text}: ${check.problem}`);
}

test.each([
  ['MX', 'HEGG560427MVZRRL04', '1956-04-27'],
  ['PL', '44051401359', '1944-05-14'],
  ['PL', '02270803624', '2002-07-08'],
  ['KZ', '900101350013', '1990-01-01'],
  ['KZ', '010701500045', '2001-07-01'],
  ['UA', '1759013776', '1948-02-28'],
] as const)('checkDocument: reads from the %s document %s the birth date %s', (country, text, birthDate) => {
  const document = accepted(country, text);
  expect(document.birthDate && toIsoDate(document.birthDate)).toBe(birthDate);
  expect(agreesWithBirthDate(document, date(birthDate))).toBe(true);
  expect(agreesWithBirthDate(document, date('1990-06-15'))).toBe(false);
});

describe('agreesWithBirthDate: accepts both centuries for a document without the century', () => {
  test.each([
    ['MX', 'GODE561231GR8', '12-31', 56],
    ['MY', '770305-02-1234', '03-05', 77],
    ['ZA', '8001015009087', '01-01', 80],
  ] as const)('%s %s', (country, text, day, year) => {
    const document = accepted(country, text);
    expect(document.birthDate).toBeUndefined();
    expect(agreesWithBirthDate(document, date(`19${year}-${day}`))).toBe(true);
    expect(agreesWithBirthDate(document, date(`20${year}-${day}`))).toBe(true);
    expect(agreesWithBirthDate(document, date(`19${year}-06-15`))).toBe(false);
    expect(agreesWithBirthDate(document, date(`1961-${day}`))).toBe(false);
  });

  test('checkDocument: accepts 29 February of the year 00, because 2000 was a leap year', () => {
    expect(checkDocument('MY', '000229-10-1234').ok).toBe(true);
    expect(checkDocument('MY', '010229-10-1234')).toMatchObject({ ok: false, problem: 'impossible-date' });
  });
});

test('agreesWithBirthDate: compares only the year with a Vietnamese document', () => {
  const document = accepted('VN', '001099012345');
  expect(agreesWithBirthDate(document, date('1999-12-31'))).toBe(true);
  expect(agreesWithBirthDate(document, date('2000-01-01'))).toBe(false);
  expect(agreesWithBirthDate(accepted('VN', '001204012345'), date('2004-05-06'))).toBe(true);
});

test('agreesWithBirthDate: accepts any date for a document without a birth date', () => {
  expect(agreesWithBirthDate(accepted('ES', '12345678Z'), date('1990-06-15'))).toBe(true);
});
