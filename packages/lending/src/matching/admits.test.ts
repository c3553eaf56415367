import { type Audience, audiences } from '@prestafaro/types/audience';
import { expect, test } from 'vitest';
import { admits } from './admits.ts';
import { lending } from './matching.fixture.ts';
import type { LendingCriteria } from './offer-criteria.ts';

test.each<[Audience, keyof LendingCriteria]>([
  ['employee', 'acceptsEmployees'],
  ['self_employed', 'acceptsSelfEmployed'],
  ['pensioner', 'acceptsPensioners'],
  ['unemployed', 'acceptsUnemployed'],
  ['student', 'acceptsStudents'],
  ['in_default_register', 'acceptsDefaultRegister'],
])('admits: %s only if the lender states %s', (audience, field) => {
  expect(admits(lending({ [field]: true }), audience)).toBe(true);
  expect(admits(lending({ [field]: false }), audience)).toBe(false);
});

test.each([...audiences])('admits: not %s if the lender states nothing', (audience) => {
  expect(admits(lending(), audience)).toBe(false);
  expect(admits(null, audience)).toBe(false);
});

test('admits: people without a payroll if the lender accepts one other kind of income, not if it accepts employees only', () => {
  expect(admits(lending({ acceptsEmployees: false, acceptsPensioners: true }), 'without_payroll')).toBe(true);
  expect(admits(lending({ acceptsEmployees: true, acceptsPensioners: false }), 'without_payroll')).toBe(false);
});
