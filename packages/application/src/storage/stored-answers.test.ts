import { countryCodes } from '@prestafaro/types/country';
import { describe, expect, test } from 'vitest';
import { checkAnswers } from '../check-answers.ts';
import { applicationFields } from '../fields/fields.ts';
import { context, goodAnswers, longForm } from '../form.fixture.ts';
import { answerAttributes, encryptedColumns, readableColumns } from './columns.ts';
import { type Protection, storedAnswers } from './stored-answers.ts';

const protection: Protection = {
  encrypt: (column) => `encrypted for ${column}`,
  lookupHash: (field) => `hash of ${field}`,
};

function checked(country: (typeof countryCodes)[number], changes: Readonly<Record<string, string>> = {}) {
  const check = checkAnswers(country, longForm(country), { ...goodAnswers(country), ...changes }, context);
  return check.ok ? check.answers : expect.fail(JSON.stringify(check.faults));
}

test('storedAnswers: gives the columns of an application', () => {
  expect(storedAnswers(checked('ES'), 'ES', protection)).toEqual({
    amount: 300,
    days: 91,
    purpose: 'bills',
    firstName: 'Ana',
    lastName: 'Pérez',
    birthDate: '1990-05-17',
    phoneSealed: 'encrypted for phoneSealed',
    phoneMasked: '+34 ••• ••• 678',
    phoneHash: 'hash of phone',
    email: 'ana@example.com',
    emailHash: 'hash of email',
    documentKind: 'dni',
    documentSealed: 'encrypted for documentSealed',
    documentMasked: '•••• 78Z',
    documentHash: 'hash of document',
    employment: 'employee',
    monthlyIncome: 1200,
    inDefaultRegister: false,
    hasBankAccount: true,
    accountKind: 'iban',
    accountSealed: 'encrypted for accountSealed',
    accountMasked: 'ES91 •••• •••• 1332',
    accountHash: 'hash of account',
  });
});

test('storedAnswers: gives no column for an answer that was left out', () => {
  const columns = storedAnswers(checked('ES', { purpose: '', account: '' }), 'ES', protection);
  expect(Object.keys(columns).filter((column) => /^(purpose|account)/.test(column))).toEqual([]);
});

describe.each(countryCodes)('in %s', (country) => {
  test('every stored column is an attribute, and every value fits it', () => {
    const types = { integer: 'number', boolean: 'boolean', date: 'string', string: 'string', text: 'string' };
    for (const [column, value] of Object.entries(storedAnswers(checked(country), country, protection))) {
      const { type, maxLength } = answerAttributes[column] ?? expect.fail(`${column} is no attribute`);
      expect(typeof value, column).toBe(types[type]);
      if (maxLength) expect(String(value).length, column).toBeLessThanOrEqual(maxLength);
    }
  });

  test('no readable column holds a protected value', () => {
    const answers = checked(country);
    const columns = storedAnswers(answers, country, protection);
    const readable = readableColumns.map((column) => String(columns[column] ?? '')).join('\n');
    for (const { name, storage } of applicationFields) {
      if (storage.protection === 'plain' || answers[name] === null) continue;
      for (const part of storage.exported) {
        const text = part.read(storage.encode(answers[name]));
        if (text !== '') expect(readable).not.toContain(text);
      }
    }
  });
});

test('the readable columns hold neither an encrypted column nor a hash', () => {
  expect(readableColumns.filter((column) => /Sealed$|Hash$/.test(column))).toEqual([]);
  expect(encryptedColumns).toEqual(['phoneSealed', 'documentSealed', 'accountSealed']);
});

test('every attribute is readable, encrypted, or a hash', () => {
  const known: readonly string[] = [...readableColumns, ...encryptedColumns];
  const others = Object.keys(answerAttributes).filter((column) => !known.includes(column));
  expect(others).toEqual(['phoneHash', 'emailHash', 'documentHash', 'accountHash']);
});
