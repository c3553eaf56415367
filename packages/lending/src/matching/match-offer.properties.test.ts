import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MatchingPolicy } from './match-offer.ts';
import { matchOffer } from './match-offer.ts';
import { anyApplicant, anyCriteria, anyPolicy } from './matching.fixture.ts';
import type { OfferCriteria } from './offer-criteria.ts';

/** Changes that relax one criterion each or make it unknown. Each of them is applied or not. */
const wideners: { [Field in keyof OfferCriteria]: (value: OfferCriteria[Field]) => OfferCriteria[Field][] } = {
  minAge: lower,
  maxAge: higher,
  minMonthlyIncome: lower,
  acceptsDefaultRegister: accept,
  acceptsEmployees: accept,
  acceptsSelfEmployed: accept,
  acceptsPensioners: accept,
  acceptsUnemployed: accept,
  acceptsStudents: accept,
  needsIdentityDocument: needLess,
  needsBankAccount: needLess,
  needsPhone: needLess,
  minAmount: lower,
  maxAmount: higher,
  minDays: lower,
  maxDays: higher,
  productType: (value) => [value],
};

function lower(value: number | null): (number | null)[] {
  return value === null ? [null] : [value, Math.floor(value / 2), null];
}
function higher(value: number | null): (number | null)[] {
  return value === null ? [null] : [value, value * 2, null];
}
function accept(value: boolean | null): (boolean | null)[] {
  return [value, true, null];
}
function needLess(value: boolean | null): (boolean | null)[] {
  return [value, false, null];
}

function widened<Field extends keyof OfferCriteria>(from: OfferCriteria, field: Field) {
  return fc.constantFrom(...wideners[field](from[field]));
}

function anyWidening(from: OfferCriteria): fc.Arbitrary<OfferCriteria> {
  const fields = Object.keys(wideners) as (keyof OfferCriteria)[];
  const choices = Object.fromEntries(fields.map((field) => [field, widened(from, field)]));
  return fc.record(choices).map((changes) => ({ ...from, ...changes }));
}

const anyWiderPair = anyCriteria.chain((from) => fc.tuple(fc.constant(from), anyWidening(from)));
const many = { numRuns: 1000 };

test('matchOffer: a relaxed criterion never loses a match or becomes unmet', () => {
  fc.assert(
    fc.property(anyApplicant, anyWiderPair, anyPolicy, (person, [narrow, wide], policy) => {
      const before = matchOffer(person, narrow, policy);
      const after = matchOffer(person, wide, policy);
      if (before.isMatch) expect(after.isMatch).toBe(true);
      for (const [index, { code, verdict }] of after.reasons.entries()) {
        if (verdict === 'unmet') expect(before.reasons[index]).toMatchObject({ code, verdict });
      }
    }),
    many,
  );
});

test('matchOffer: more wanted product types or a lower legal age never lose a match', () => {
  fc.assert(
    fc.property(anyApplicant, anyCriteria, anyPolicy, (person, offer, policy) => {
      const wider: MatchingPolicy = { legalAge: policy.legalAge - 1, productTypes: null };
      if (matchOffer(person, offer, policy).isMatch) expect(matchOffer(person, offer, wider).isMatch).toBe(true);
    }),
    many,
  );
});

test('matchOffer: an unknown fact of the applicant never loses a match that the known fact would give', () => {
  fc.assert(
    fc.property(anyApplicant, anyCriteria, anyPolicy, (person, offer, policy) => {
      const untold = { ...person, monthlyIncomeCents: null, employment: null, isInDefaultRegister: null };
      const silent = { ...untold, hasIdentityDocument: null, hasBankAccount: null, hasPhone: null };
      if (matchOffer(person, offer, policy).isMatch) expect(matchOffer(silent, offer, policy).isMatch).toBe(true);
    }),
    many,
  );
});

test('matchOffer: every refusal has an unmet reason, and no match has one', () => {
  fc.assert(
    fc.property(anyApplicant, anyCriteria, anyPolicy, (person, offer, policy) => {
      const { isMatch, reasons } = matchOffer(person, offer, policy);
      expect(reasons.some(({ verdict }) => verdict === 'unmet')).toBe(!isMatch);
    }),
  );
});

test('matchOffer: reports every criterion once, in a fixed order', () => {
  const codes = 'age income employment default_register identity_document bank_account phone amount term product_type';
  fc.assert(
    fc.property(anyApplicant, anyCriteria, anyPolicy, (person, offer, policy) => {
      expect(matchOffer(person, offer, policy).reasons.map(({ code }) => code)).toEqual(codes.split(' '));
    }),
  );
});

test('matchOffer: an applicant below the legal age never matches, whatever the lender accepts', () => {
  fc.assert(
    fc.property(anyApplicant, anyCriteria, anyPolicy, (person, offer, policy) => {
      const match = matchOffer({ ...person, age: policy.legalAge - 1 }, offer, policy);
      expect(match.isMatch).toBe(false);
    }),
  );
});
