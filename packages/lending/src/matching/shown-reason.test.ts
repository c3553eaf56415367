import { expect, test } from 'vitest';
import { matchOffer } from './match-offer.ts';
import { shownReason } from './shown-reason.ts';

const applicant = {
  amountCents: 30_012,
  days: 97,
  age: 43,
  monthlyIncomeCents: 143_713,
  employment: 'employee',
  isInDefaultRegister: false,
  hasIdentityDocument: true,
  hasBankAccount: null,
  hasPhone: true,
} as const;
const criteria = {
  minAge: 21,
  maxAge: null,
  minMonthlyIncome: 600,
  acceptsDefaultRegister: null,
  acceptsEmployees: true,
  acceptsSelfEmployed: null,
  acceptsPensioners: null,
  acceptsUnemployed: null,
  acceptsStudents: null,
  needsIdentityDocument: true,
  needsBankAccount: true,
  needsPhone: true,
  productType: 'loan',
  minAmount: 100,
  maxAmount: 200.5,
  minDays: 91,
  maxDays: 120,
};

test('shownReason: has the lender’s limits in whole units and none of the applicant’s figures', () => {
  const { reasons } = matchOffer(applicant, criteria, { legalAge: 18, productTypes: null });
  const shown = reasons.map(shownReason);
  expect(shown).toContainEqual({ code: 'age', verdict: 'met', min: 21, max: null });
  expect(shown).toContainEqual({ code: 'income', verdict: 'met', min: 600, max: null });
  expect(shown).toContainEqual({ code: 'amount', verdict: 'unmet', min: 100, max: 200.5 });
  expect(shown).toContainEqual({ code: 'term', verdict: 'met', min: 91, max: 120 });
  expect(shown).toContainEqual({ code: 'bank_account', verdict: 'unknown', min: null, max: null });
  expect(JSON.stringify(shown)).not.toMatch(/30012|300\.12|97|43|1437/);
  expect(shown).toHaveLength(reasons.length);
});
