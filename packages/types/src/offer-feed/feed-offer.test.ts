import { expect, test } from 'vitest';
import { type FeedOffer, toFeedOffer } from './feed-offer.ts';
import { bareEntry, fullEntry } from './wire-offer.fixture.ts';

test('every field of the wire has its word', () => {
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
    isAdvertisement: false,
    isSample: true,
    checkedOn: '2026-11-20',
  };
  expect(toFeedOffer(fullEntry)).toEqual(offer);
});

test('what is missing is null, but for what the specification fills in', () => {
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

test('null is missing too, and only missing becomes true', () => {
  const acceptance = (asnef_value?: boolean | null) =>
    toFeedOffer({ ...bareEntry, asnef_value }).acceptsDefaultRegister;
  expect([acceptance(), acceptance(null), acceptance(true), acceptance(false)]).toEqual([true, true, true, false]);
});

test('a text without words says nothing', () => {
  const empty = { lender_link: '', product_type: '', field2_value: ' ', field4_value: '' };
  expect(toFeedOffer({ ...bareEntry, ...empty, tags: ['', ' ', 'En cuotas'] })).toEqual({
    ...toFeedOffer(bareEntry),
    tags: ['En cuotas'],
  });
});

test('no star is a figure of the feed, and not a missing one', () => {
  expect(toFeedOffer({ ...bareEntry, stars: 0 }).stars).toBe(0);
});

test('a cost without fees has fees of nothing, and no free first loan', () => {
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
