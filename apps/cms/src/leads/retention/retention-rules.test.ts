import { describe, expect, test } from 'vitest';
import { DEFAULT_DAYS } from './retention-days';
import { retentionFaults } from './retention-faults';
import { retentionProblems, rulesOf } from './retention-rules';

describe('the rules of a site', () => {
  test('have no gap with the figures of the form', () => {
    expect(retentionProblems(DEFAULT_DAYS)).toEqual([]);
  });

  test('follow its settings, each figure its own', () => {
    const days = Object.fromEntries(Object.keys(DEFAULT_DAYS).map((name, index) => [name, 100 + index]));
    expect(rulesOf(days as typeof DEFAULT_DAYS).map(({ id, afterDays, action }) => [id, afterDays, action])).toEqual([
      ['abandoned', 30, 'erase'],
      ['unpicked', 100, 'erase'],
      ['no-loan', 101, 'erase'],
      ['loan-in-use', 102, 'block'],
      ['loan-limitation', 103, 'erase'],
      ['click', 104, 'erase'],
      ['consent-proof', 105, 'erase'],
      ['comment-author', 106, 'erase'],
    ]);
  });
});

describe('the settings of a site are refused', () => {
  test('where who got no loan would be in use for more than twelve months (R26)', () => {
    expect(retentionFaults({ retention: { ...DEFAULT_DAYS, declinedDays: 366 } })).toContain(
      'Retention: what is declined would be in use for 366 days. The most is 365.',
    );
  });

  test('where a figure is none', () => {
    expect(retentionFaults({ retention: { clickDays: 1.5 } })).toEqual([
      'Retention: the days of the rule click are no whole number. Write one.',
    ]);
  });

  test('and not where they say nothing of retention', () => {
    expect(retentionFaults({})).toEqual([]);
    expect(retentionFaults({ retention: null })).toEqual([]);
  });
});
