import { describe, expect, test } from 'vitest';
import { DEFAULT_DAYS } from './retention-days';
import { retentionFaults } from './retention-faults';
import { retentionProblems, rulesOf } from './retention-rules';

describe('rulesOf', () => {
  test('the default figures leave no gap', () => {
    expect(retentionProblems(DEFAULT_DAYS)).toEqual([]);
  });

  test('takes each figure from its own setting', () => {
    const days = Object.fromEntries(Object.keys(DEFAULT_DAYS).map((name, index) => [name, 100 + index]));
    expect(rulesOf(days as typeof DEFAULT_DAYS).map(({ id, afterDays, action }) => [id, afterDays, action])).toEqual([
      ['abandoned', 30, 'erase'],
      ['mail', 30, 'erase'],
      ['affiliate-unconfirmed', 30, 'erase'],
      ['affiliate-refused', 180, 'erase'],
      ['mailed-link', 30, 'erase'],
      ['erasure-notice', 90, 'erase'],
      ['withdrawal-notice', 365, 'erase'],
      ['unpicked', 100, 'erase'],
      ['no-loan', 101, 'erase'],
      ['loan-in-use', 102, 'block'],
      ['loan-limitation', 103, 'erase'],
      ['affiliate-ended', 103, 'erase'],
      ['click', 104, 'erase'],
      ['consent-proof', 105, 'erase'],
      ['comment-author', 106, 'erase'],
    ]);
  });
});

describe('retentionFaults', () => {
  const messages = (settings: Record<string, unknown>) => retentionFaults(settings).map(({ message }) => message);

  test('refuses to use the data of an applicant without a loan for more than twelve months (R26)', () => {
    expect(messages({ retention: { ...DEFAULT_DAYS, declinedDays: 366 } })).toEqual([
      'En «Conservación de datos», «Sin préstamo (días)» es 366. Escribe 365 como máximo.',
    ]);
  });

  test('names the setting that ends the use of an application with a loan', () => {
    const retention = { ...DEFAULT_DAYS, finishedBlockDays: 400, finishedEraseDays: 380 };
    expect(messages({ retention })).toEqual([
      'En «Conservación de datos», «Borrado tras el préstamo (días)» es 380. Escribe 365 como máximo.',
    ]);
  });

  test('refuses a figure that is not a whole number', () => {
    expect(messages({ retention: { clickDays: 1.5 } })).toEqual([
      'En «Conservación de datos», «Clics (días)» no es un número entero. Escribe uno.',
    ]);
  });

  test('accepts settings without retention', () => {
    expect(retentionFaults({})).toEqual([]);
    expect(retentionFaults({ retention: null })).toEqual([]);
  });
});
