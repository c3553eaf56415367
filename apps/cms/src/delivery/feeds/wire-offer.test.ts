import { parseOfferFeed } from '@prestafaro/types/offer-feed';
import { expect, test } from 'vitest';
import { type OfferRow, wireOfferOf } from './wire-offer';

const bare: OfferRow = {
  offerId: 12,
  header: 'Préstamo de muestra',
  lenderLink: null,
  productType: 'loan',
  acceptsDefaultRegister: null,
  tags: [],
  stars: null,
  answerTime: null,
  approvalShare: null,
  lender: null,
  minAmount: null,
  maxAmount: null,
  minDays: null,
  maxDays: null,
  tinPercent: null,
  aprPercent: null,
  cost: null,
  criteria: null,
  isAdvertisement: true,
  sampleData: false,
  checkedOn: null,
};

const full: OfferRow = {
  ...bare,
  lenderLink: 'https://example.com/',
  acceptsDefaultRegister: false,
  tags: [{ text: 'Primero' }, { text: 'Segundo' }],
  stars: 4.5,
  answerTime: '1 día',
  approvalShare: '80 %',
  lender: { number: 3, name: 'Muestra', slug: 'muestra', logo: { url: '/uploads/muestra.png' }, criteria: null },
  minAmount: 100,
  maxAmount: 1000,
  minDays: 61,
  maxDays: 120,
  tinPercent: 0,
  aprPercent: 36,
  cost: {
    repayment: 'instalments',
    nominalRatePercent: 31.96,
    openingFeePercent: 1.5,
    openingFee: null,
    monthlyFee: 0,
    firstLoanFreeUpTo: 300,
    firstLoanFreeDays: 61,
  },
  checkedOn: '2026-11-20',
};

test('wireOfferOf: leaves out keys of unknown values, so that the reader’s rules for missing values apply', () => {
  expect(wireOfferOf(bare)).toEqual({
    offer_id: 12,
    header: 'Préstamo de muestra',
    product_type: 'loan',
    is_advertisement: true,
    sample_data: false,
  });
});

test('wireOfferOf: uses the keys of the specification, and keeps zero and false', () => {
  expect(wireOfferOf(full)).toEqual({
    offer_id: 12,
    header: 'Préstamo de muestra',
    lender_link: 'https://example.com/',
    product_type: 'loan',
    asnef_value: false,
    tags: ['Primero', 'Segundo'],
    stars: 4.5,
    field2_value: '1 día',
    field4_value: '80 %',
    lender: { number: 3, name: 'Muestra', slug: 'muestra', logo: '/uploads/muestra.png' },
    min_amount: 100,
    max_amount: 1000,
    min_days: 61,
    max_days: 120,
    tin: 0,
    tae: 36,
    cost: {
      repayment: 'instalments',
      nominal_rate: 31.96,
      opening_fee_percent: 1.5,
      monthly_fee: 0,
      first_loan_free_up_to: 300,
      first_loan_free_days: 61,
    },
    is_advertisement: true,
    sample_data: false,
    checked_on: '2026-11-20',
  });
});

test('wireOfferOf: leaves out the logo of a lender that has none', () => {
  const lender = { number: 3, name: 'Muestra', slug: 'muestra', logo: null, criteria: null };
  expect(wireOfferOf({ ...bare, lender }).lender).toEqual({ number: 3, name: 'Muestra', slug: 'muestra' });
});

test('wireOfferOf: satisfies the schema with which the web app reads feeds', () => {
  const { offers, problems } = parseOfferFeed(JSON.parse(JSON.stringify([bare, full].map(wireOfferOf))));
  expect(problems).toEqual([]);
  expect(offers.map(({ acceptsDefaultRegister }) => acceptsDefaultRegister)).toEqual([true, false]);
});

const unknown = {
  minAge: null,
  maxAge: null,
  minMonthlyIncome: null,
  acceptsDefaultRegister: null,
  acceptsEmployees: null,
  acceptsSelfEmployed: null,
  acceptsPensioners: null,
  acceptsUnemployed: null,
  acceptsStudents: null,
  needsIdentityDocument: null,
  needsBankAccount: null,
  needsPhone: null,
};

test('wireOfferOf: sends the criteria of the lender for an offer without its own, and the register of the card', () => {
  const criteria = { ...unknown, minAge: 21, acceptsPensioners: true, acceptsDefaultRegister: true };
  const lender = { number: 3, name: 'Muestra', slug: 'muestra', logo: null, criteria };
  const expected = { min_age: 21, accepts_pensioners: true, accepts_register: false };
  expect(wireOfferOf({ ...bare, lender, acceptsDefaultRegister: false }).criteria).toEqual(expected);
});

test('wireOfferOf: sends the criteria of the offer in place of those of its lender', () => {
  const lender = { number: 3, name: 'Muestra', slug: 'muestra', logo: null, criteria: { ...unknown, minAge: 21 } };
  expect(wireOfferOf({ ...bare, lender, criteria: { ...unknown, maxAge: 70 } }).criteria).toEqual({ max_age: 70 });
});
