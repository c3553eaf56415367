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

test('an offer without criteria has its lender’s, with its own limits', () => {
  expect(criteriaOf(offer({}))).toEqual({
    ...lending({ minAge: 21, maxAge: 70, acceptsDefaultRegister: false }),
    productType: 'loan',
    minAmount: 50,
    maxAmount: 300,
    minDays: 91,
    maxDays: 120,
  });
});

test('its own stand for the lender’s as a whole: what they leave empty is not known', () => {
  const own = criteriaOf(offer({ criteria: lending({ minAge: 18 }) }));
  expect(own).toMatchObject({ minAge: 18, maxAge: null, acceptsDefaultRegister: null });
});

test('the card’s word about the default register goes before both', () => {
  expect(criteriaOf(offer({ acceptsDefaultRegister: true }))).toMatchObject({ acceptsDefaultRegister: true });
  const own = lending({ acceptsDefaultRegister: true });
  expect(criteriaOf(offer({ acceptsDefaultRegister: false, criteria: own }))).toMatchObject({
    acceptsDefaultRegister: false,
  });
});

test.each([{ lender: null }, { lender: { criteria: null } }])(
  'of an offer without either, %j, nothing is known',
  (facts) => {
    expect(criteriaOf(offer(facts))).toMatchObject(lending());
  },
);
