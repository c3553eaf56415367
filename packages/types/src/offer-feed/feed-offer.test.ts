import { expect, test } from 'vitest';
import { type FeedOffer, toFeedOffer } from './feed-offer.ts';
import { bareEntry, fullEntry } from './wire-offer.fixture.ts';

test('toFeedOffer: maps every field of the wire format', () => {
  const offer: FeedOffer = {
    offerId: 101,
    header: 'Claro',
    lenderLink: 'https://partner.example/claro?offer=101',
    productType: 'loan',
    acceptsDefaultRegister: false,
    tags: ['En cuotas', 'Sin comisiones'],
    stars: 4.2,
    answerTime: 'Respuesta en el día',
    approvalShare: '{val} %',
    lender: { number: 7, name: 'Claro', slug: 'claro', logo: '/uploads/claro.svg' },
    minAmount: 100,
    maxAmount: 3000,
    minDays: 91,
    maxDays: 365,
    tinPercent: 18,
    aprPercent: 19.56,
    cost: {
      repayment: 'instalments',
      nominalRatePercent: 18,
      openingFeePercent: 1.5,
      openingFee: 2.5,
      monthlyFee: 1,
      firstLoanFreeUpTo: 300,
      firstLoanFreeDays: 30,
    },
    criteria: {
      minAge: 21,
      maxAge: 75,
      minMonthlyIncome: 700,
      acceptsDefaultRegister: false,
      acceptsEmployees: true,
      acceptsSelfEmployed: true,
      acceptsPensioners: true,
      acceptsUnemployed: false,
      acceptsStudents: false,
      needsIdentityDocument: true,
      needsBankAccount: true,
      needsPhone: true,
    },
    isAdvertisement: false,
    isSample: true,
    checkedOn: '2026-11-20',
  };
  expect(toFeedOffer(fullEntry)).toEqual(offer);
});

test('toFeedOffer: maps missing fields to null, or to the default of the specification', () => {
  const { offerId, header, acceptsDefaultRegister, isAdvertisement, isSample, tags, ...rest } = toFeedOffer(bareEntry);
  expect({ offerId, header, acceptsDefaultRegister, isAdvertisement, isSample, tags }).toEqual({
    offerId: 67,
    header: 'Boreal',
    acceptsDefaultRegister: true,
    isAdvertisement: true,
    isSample: false,
    tags: [],
  });
  expect(new Set(Object.values(rest))).toEqual(new Set([null]));
});

test('toFeedOffer: treats null as missing; only a missing value gets the default true', () => {
  const acceptance = (asnef_value?: boolean | null) =>
    toFeedOffer({ ...bareEntry, asnef_value }).acceptsDefaultRegister;
  expect([acceptance(), acceptance(null), acceptance(true), acceptance(false)]).toEqual([true, true, true, false]);
});

test('toFeedOffer: maps a blank text to null', () => {
  const empty = { lender_link: '', product_type: '', field2_value: ' ', field4_value: '' };
  expect(toFeedOffer({ ...bareEntry, ...empty, tags: ['', ' ', 'En cuotas'] })).toEqual({
    ...toFeedOffer(bareEntry),
    tags: ['En cuotas'],
  });
});

test('toFeedOffer: keeps zero stars as a figure', () => {
  expect(toFeedOffer({ ...bareEntry, stars: 0 }).stars).toBe(0);
});

test('toFeedOffer: fills a cost without fees with fees of 0 and no free first loan', () => {
  const { cost } = toFeedOffer({ ...bareEntry, cost: { repayment: 'single_payment', nominal_rate: 0 } });
  expect(cost).toEqual({
    repayment: 'single_payment',
    nominalRatePercent: 0,
    openingFeePercent: 0,
    openingFee: 0,
    monthlyFee: 0,
    firstLoanFreeUpTo: null,
    firstLoanFreeDays: null,
  });
});
