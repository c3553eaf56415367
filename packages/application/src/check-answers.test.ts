import { countryOf, parseCalendarDate } from '@prestafaro/countries';
import { type CountryCode, countryCodes } from '@prestafaro/types/country';
import { describe, expect, test } from 'vitest';
import type { ApplicationAnswers } from './application-answers.ts';
import { applicationForm, pickQuestions } from './application-form.ts';
import { checkAnswers } from './check-answers.ts';
import { checkPick } from './check-pick.ts';
import { checkStep } from './check-step.ts';
import type { AnswerName } from './fields/fields.ts';
import { context, goodAnswers, longForm } from './form.fixture.ts';

const check = (country: CountryCode, changes: Readonly<Record<string, string>>) =>
  checkAnswers(country, longForm(country), { ...goodAnswers(country), ...changes }, context);

/** `amount: too-low`, for each fault. */
function faults(country: CountryCode, changes: Readonly<Record<string, string>>): readonly string[] {
  const checked = check(country, changes);
  return checked.ok ? [] : checked.faults.map(({ field, code }) => `${field}: ${code}`);
}

function accepted(country: CountryCode, changes: Readonly<Record<string, string>> = {}): ApplicationAnswers {
  const checked = check(country, changes);
  return checked.ok ? checked.answers : expect.fail(`refused: ${JSON.stringify(checked.faults)}`);
}

describe('checkAnswers: a complete form', () => {
  test('gives normalised answers', () => {
    expect(accepted('ES', { amount: '1.200,00', firstName: '  Ana   María ', email: 'Ana@Example.COM' })).toEqual({
      amount: 1_200,
      days: 91,
      purpose: 'bills',
      firstName: 'Ana María',
      lastName: 'Pérez',
      birthDate: { year: 1990, month: 5, day: 17 },
      age: 36,
      phone: '+34612345678',
      email: 'Ana@example.com',
      document: { kind: 'dni', number: '12345678Z' },
      employment: 'employee',
      monthlyIncome: 1_200,
      inDefaultRegister: false,
      hasBankAccount: true,
      account: { kind: 'iban', number: 'ES9121000418450200051332', bank: null, branchCode: null },
    });
  });

  test.each([
    ['MX', 'curp', 'clabe'],
    ['VN', 'cccd', 'account-number'],
    ['PL', 'pesel', 'iban'],
    ['PH', 'philsys', 'e-wallet'],
    ['MY', 'mykad', 'account-number'],
    ['ZA', 'za-id', 'account-number'],
    ['KZ', 'iin', 'iban'],
    ['UA', 'rnokpp', 'iban'],
  ] as const)('is taken in %s, with %s and %s', (country, documentKind, accountKind) => {
    const { document, account } = accepted(country);
    expect([document?.kind, account?.kind]).toEqual([documentKind, accountKind]);
  });

  test('gives bank and branch where the account needs them', () => {
    const account = { kind: 'account-number', number: '6212345678', bank: 'FNB', branchCode: '250655' };
    expect(accepted('ZA').account).toEqual(account);
  });

  test('gives null for questions that were not asked', () => {
    const short = applicationForm('ZA', { form: 'reg', version: 3, arm: null, isIdentityAsked: false });
    const checked = checkAnswers('ZA', short, goodAnswers('ZA'), context);
    expect(checked).toMatchObject({
      ok: true,
      answers: { document: null, account: null, employment: 'employee' },
    });
  });

  test('gives null for answers that were left out', () => {
    const nothing = { purpose: '', document: '', account: ' ', bank: '', branchCode: '' };
    expect(accepted('ZA', nothing)).toMatchObject({ purpose: null, document: null, account: null });
  });

  test('ignores names that the form does not ask for', () => {
    expect(accepted('ES', { documentKind: 'rubbish', bank: '\u0000', constructor: 'x', website: 'spam' })).toEqual(
      accepted('ES'),
    );
  });

  test('drops the invisible marks of an address book', () => {
    expect(accepted('ES', { phone: '\u202A612 34 56 78\u202C', firstName: '\uFEFFAna\u200B' })).toEqual(accepted('ES'));
  });
});

describe('checkAnswers: an empty form has the fault missing', () => {
  test.each([['ES'], ['UA']] as const)('in %s, for all but the document and the account', (country) => {
    const checked = checkAnswers(country, longForm(country), {}, context);
    const situation = ['employment', 'monthlyIncome', 'inDefaultRegister', 'hasBankAccount'] as const;
    const contact = ['firstName', 'lastName', 'birthDate', 'phone', 'email'] as const;
    const expected = ['amount', 'days', ...situation, ...contact].map((field) => ({ field, code: 'missing' }));
    expect(checked).toEqual({ ok: false, faults: expected });
  });

  test('a form that does not ask for a needed answer is refused', () => {
    const checked = checkAnswers('ES', { steps: [] }, goodAnswers('ES'), context);
    expect(checked.ok ? [] : checked.faults.map(({ field }) => field)).toEqual([
      'amount',
      'days',
      'firstName',
      'lastName',
      'birthDate',
      'phone',
      'email',
    ]);
  });

  test.each(['-', '. .', '\u200B'])('blanks and dashes count as no document: %j', (document) => {
    expect(checkPick('ES', ['document'], { document }, context)).toMatchObject({
      faults: [{ field: 'document', code: 'missing' }],
    });
  });
});

describe('checkAnswers: the code of each fault', () => {
  test.each<[CountryCode, AnswerName, string, string]>([
    ['ES', 'amount', '99', 'too-low'],
    ['ES', 'amount', '10000001', 'too-high'],
    ['ES', 'amount', 'mucho', 'invalid'],
    ['ES', 'amount', '1'.repeat(21), 'too-long'],
    ['ES', 'days', '90', 'too-low'],
    ['ES', 'days', '121', 'too-high'],
    ['ES', 'days', '91,5', 'not-whole'],
    ['ES', 'amount', '300,50', 'not-whole'],
    ['ES', 'amount', '1,000', 'ambiguous'],
    ['ES', 'monthlyIncome', '1.234,56', 'not-whole'],
    ['ES', 'monthlyIncome', '-1', 'too-low'],
    ['ES', 'purpose', 'yacht', 'invalid'],
    ['ES', 'firstName', 'A', 'invalid'],
    ['ES', 'firstName', 'Ana2', 'invalid'],
    ['ES', 'firstName', '<b>Ana</b>', 'invalid'],
    ['ES', 'firstName', '--', 'invalid'],
    ['ES', 'firstName', 'a'.repeat(81), 'too-long'],
    ['ES', 'lastName', 'a'.repeat(121), 'too-long'],
    ['ES', 'birthDate', '17/05/1990', 'invalid'],
    ['ES', 'birthDate', '--', 'invalid'],
    ['ES', 'birthDate', '1990-02-30', 'no-such-day'],
    ['ES', 'birthDate', '1990-13-01', 'no-such-day'],
    ['ES', 'birthDate', '2026-11-21', 'future'],
    ['ES', 'birthDate', '2008-11-21', 'under-age'],
    ['ES', 'birthDate', '1905-11-20', 'too-long-ago'],
    ['ES', 'phone', '612 34 56', 'phone:length'],
    ['ES', 'phone', '+52 55 1234 5678', 'phone:other-country'],
    ['ES', 'phone', '902 123 456', 'phone:unknown-prefix'],
    ['ES', 'phone', '911 23 45 67', 'phone:fixed-line'],
    ['UA', 'phone', '+380 44 123 4567', 'phone:fixed-line'],
    ['ES', 'phone', 'seis uno dos', 'phone:format'],
    ['ES', 'phone', '()', 'missing'],
    ['ES', 'email', 'ana', 'invalid'],
    ['ES', 'email', 'ana@localhost', 'invalid'],
    ['ES', 'email', 'ana..p@example.com', 'invalid'],
    ['ES', 'email', 'ana@-example.com', 'invalid'],
    ['ES', 'email', 'ana p@example.com', 'invalid'],
    ['ES', 'email', `${'a'.repeat(65)}@example.com`, 'invalid'],
    ['ES', 'email', `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(70)}.com`, 'too-long'],
    ['ES', 'document', '12345678A', 'document:checksum'],
    ['ES', 'document', '1234567', 'document:length'],
    ['ES', 'document', 'DNI 12345678Z', 'document:format'],
    ['ES', 'document', 'B12345674', 'document:not-accepted'],
    ['KZ', 'document', '901301350013', 'document:impossible-date'],
    ['VN', 'document', '097099012345', 'document:unknown-place'],
    ['UA', 'documentKind', 'dni', 'invalid'],
    ['ES', 'employment', 'Employee', 'invalid'],
    ['ES', 'monthlyIncome', '1.000.000.001', 'too-high'],
    ['ES', 'inDefaultRegister', 'true', 'invalid'],
    ['ES', 'hasBankAccount', 'maybe', 'invalid'],
    ['PH', 'accountKind', 'iban', 'invalid'],
    ['ES', 'account', 'ES91 2100 0418 4502 0005 1333', 'account:checksum'],
    ['ES', 'account', 'ES91 2100', 'account:length'],
    ['ES', 'account', '2100 0418', 'account:format'],
    ['ES', 'account', 'FR14 2004 1010 0505 0001 3M02 606', 'account:other-country'],
    ['PH', 'account', '(02) 8123 4567', 'account:not-accepted'],
    ['ZA', 'bank', '123', 'invalid'],
    ['ZA', 'branchCode', '25065', 'account:length'],
  ])('%s %s "%s": %s', (country, field, text, code) => {
    expect(faults(country, { [field]: text })).toContain(`${field}: ${code}`);
  });

  test.each<AnswerName>(['amount', 'firstName', 'email', 'phone', 'document', 'account'])(
    'a control character in %s makes it invalid, even around it',
    (field) => {
      const good = goodAnswers('ES')[field] ?? '';
      for (const text of [`${good}\u0000`, `\n${good}`, `${good.slice(0, 1)}\u0085${good.slice(1)}`]) {
        expect(faults('ES', { [field]: text })).toEqual([`${field}: invalid`]);
      }
    },
  );

  test('each question has at most one fault, in the order of the form', () => {
    expect(faults('ES', { email: '', amount: '1', account: 'x', document: '1', firstName: '\u0007' })).toEqual([
      'amount: too-low',
      'firstName: invalid',
      'email: missing',
      'document: document:length',
      'account: account:format',
    ]);
  });
});

test.each([
  'Mª José',
  'O’Brien',
  "D'Angelo",
  'Jean-Luc',
  'Gal·la',
  'Nguyễn Thị Ánh',
  'Żółć',
  'Лук’яненко',
  'Әлия',
  'J. R.',
  'Li',
  '李娜',
  'Nu\u0301n\u0303ez',
])('%s is a name', (firstName) => {
  expect(accepted('ES', { firstName }).firstName).toBe(firstName.normalize('NFC'));
});

test.each(['ana+loans@example.co.uk', 'a@b.io', "o'brien@xn--bcher-kva.example", 'x_y-z@sub.example.museum'])(
  '%s is an e-mail address',
  (email) => {
    expect(accepted('ES', { email }).email).toBe(email);
  },
);

describe('the age gate', () => {
  const birthFaults = (birthDate: string, today: string) => {
    const day = parseCalendarDate(today) ?? expect.fail(`${today} is not a date`);
    const checked = checkAnswers('ES', longForm('ES'), { ...goodAnswers('ES'), birthDate }, { ...context, today: day });
    return checked.ok ? checked.answers.age : checked.faults.map(({ code }) => code);
  };

  test.each([
    ['on the day before the birthday', '2008-11-20', '2026-11-19', ['under-age']],
    ['on the birthday', '2008-11-20', '2026-11-20', 18],
    ['born on 29 February, on the 28th of a common year', '2008-02-29', '2026-02-28', ['under-age']],
    ['born on 29 February, on 1 March of a common year', '2008-02-29', '2026-03-01', 18],
    ['born on 29 February, on the 28th of a leap year', '2010-02-28', '2028-02-28', 18],
    ['typed without zeros', '2008-3-1', '2026-03-01', 18],
  ])('%s: %s on %s', (_, birthDate, today, outcome) => {
    expect(birthFaults(birthDate, today)).toEqual(outcome);
  });
});

describe('the document and the date of birth', () => {
  test.each([
    ['MX', '1956-04-28'],
    ['VN', '1998-05-17'],
    ['PL', '2002-07-09'],
    ['MY', '1977-03-06'],
    ['ZA', '1980-01-02'],
    ['KZ', '1990-01-02'],
    ['UA', '1948-02-29'],
  ] as const)('of %s must agree', (country, birthDate) => {
    expect(faults(country, { birthDate })).toEqual(['document: other-birth-date']);
  });

  test('are not compared in Spain, whose documents have no date', () => {
    expect(faults('ES', { birthDate: '1991-01-01' })).toEqual([]);
  });

  test('are not compared while the date cannot be read', () => {
    expect(faults('PL', { birthDate: '2002-02-30' })).toEqual(['birthDate: no-such-day']);
  });

  test('are also compared at the pick if the date is known', () => {
    const identity = { questions: pickQuestions('PL', ['document']) };
    const { document = '' } = goodAnswers('PL');
    expect(checkStep(countryOf('PL'), identity, { document }, context)).toEqual([]);
    expect(checkStep(countryOf('PL'), identity, { document, birthDate: '2002-07-09' }, context)).toEqual([
      { field: 'document', code: 'other-birth-date' },
    ]);
  });
});

describe('the kind of document', () => {
  test('that was not chosen has the fault missing, and the number has none', () => {
    expect(faults('PH', { documentKind: '' })).toEqual(['documentKind: missing']);
  });

  test('decides which numbers are valid', () => {
    expect(faults('UA', { documentKind: 'id-card', document: '123456789' })).toEqual([]);
    expect(faults('UA', { documentKind: 'rnokpp', document: '123456789' })).toEqual(['document: document:length']);
    expect(faults('UA', { documentKind: 'passport' })).toEqual(['document: document:format']);
  });
});

describe('the account', () => {
  test('may be left out by a person who has one', () => {
    expect(accepted('ES', { account: '' })).toMatchObject({ hasBankAccount: true, account: null });
    expect(accepted('ES', { account: '', hasBankAccount: 'no' })).toMatchObject({
      hasBankAccount: false,
      account: null,
    });
  });

  test('is refused from a person who answered that there is none', () => {
    expect(faults('ES', { hasBankAccount: 'no' })).toEqual(['account: invalid']);
    expect(faults('ZA', { hasBankAccount: 'no', bank: '', branchCode: '' })).toEqual(['account: invalid']);
  });

  test('is refused so in its own step too, because the other answer stands in an earlier one', () => {
    const { account = '' } = goodAnswers('ES');
    const step = { questions: pickQuestions('ES', ['account']) };
    expect(checkStep(countryOf('ES'), step, { account, hasBankAccount: 'no' }, context)).toEqual([
      { field: 'account', code: 'invalid' },
    ]);
  });

  test('needs kind, bank and branch where the number does not contain them', () => {
    expect(faults('PH', { accountKind: '', bank: '' })).toContain('accountKind: missing');
    expect(faults('VN', { bank: ' ' })).toEqual(['bank: missing']);
    expect(faults('ZA', { bank: '', branchCode: '' })).toEqual(['bank: missing', 'branchCode: missing']);
  });

  test('without a number is null, even with a bank', () => {
    expect(accepted('ZA', { account: '' }).account).toBeNull();
  });
});

test.each(countryCodes)('%s: the answers of a valid form are valid in their steps', (country) => {
  for (const step of longForm(country).steps) {
    expect(checkStep(countryOf(country), step, goodAnswers(country), context)).toEqual([]);
  }
});
