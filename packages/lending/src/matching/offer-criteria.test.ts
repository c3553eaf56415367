import { expect, test } from 'vitest';
import { lending } from './matching.fixture.ts';
import { criteriaOf, type MatchableOffer } from './offer-criteria.ts';

const offer = (facts: Partial<MatchableOffer>): MatchableOffer => ({
  offerId: 1,
  productType: 'loan',
  minAmount: 50,
  maxAmount: 300,
  minDays: 91,
  maxDays: 120,
  acceptsDefaultRegister: null,
  criteria: null,
  lender: { criteria: lending({ minAge: 21, maxAge: 70, acceptsDefaultRegister: false }) },
  ...facts,
});

test('criteriaOf: an offer without criteria has those of its lender, with the offer’s own limits', () => {
  expect(criteriaOf(offer({}))).toEqual({
    ...lending({ minAge: 21, maxAge: 70, acceptsDefaultRegister: false }),
    productType: 'loan',
    minAmount: 50,
    maxAmount: 300,
    minDays: 91,
    maxDays: 120,
  });
});

test('criteriaOf: an offer’s own criteria replace the lender’s as a whole, so an empty field is unknown', () => {
  const own = criteriaOf(offer({ criteria: lending({ minAge: 18 }) }));
  expect(own).toMatchObject({ minAge: 18, maxAge: null, acceptsDefaultRegister: null });
});

test('criteriaOf: the card’s value for the default register takes precedence over both', () => {
  expect(criteriaOf(offer({ acceptsDefaultRegister: true }))).toMatchObject({ acceptsDefaultRegister: true });
  const own = lending({ acceptsDefaultRegister: true });
  expect(criteriaOf(offer({ acceptsDefaultRegister: false, criteria: own }))).toMatchObject({
    acceptsDefaultRegister: false,
  });
});

test.each([{ lender: null }, { lender: { criteria: null } }])(
  'criteriaOf: without criteria of the offer and the lender, %j, everything is unknown',
  (facts) => {
    expect(criteriaOf(offer(facts))).toMatchObject(lending());
  },
);
