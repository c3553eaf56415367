import { describe, expect, it } from 'vitest';
import { fittingOffers, listFacts } from '@/features/offers/personal/list-facts';
import type { Personal } from '@/features/offers/personal/personal';
import { sampleOffers } from '@/features/offers/sample-offers';
import { sampleProgress } from '@/shell/application/sample-progress';

/** 104 is closed; 999 matched once and is no longer listed. */
const matches = [102, 104, 999].map((offerId) => ({ offerId, isMatch: true, reasons: [] }));
const own: Personal = { state: 'own', matching: { ...sampleProgress, matches } };
const offers = sampleOffers();
const idsOf = (list: readonly { offerId: number }[]) => list.map(({ offerId }) => offerId);

describe('listFacts', () => {
  it('counts a closed offer that fits as fitting, and never as open', () => {
    expect(listFacts(offers, own)).toEqual({
      offers: 5,
      lenders: 5,
      open: 4,
      openLenders: 4,
      fitting: 2,
      fittingAndOpen: 1,
      fittingOtherLoan: 0,
    });
  });

  it('counts several offers of a lender as one lender', () => {
    const lender = offers[0]?.lender ?? null;
    expect(
      listFacts(
        offers.map((offer) => ({ ...offer, lender })),
        own,
      ),
    ).toMatchObject({ lenders: 1, openLenders: 1 });
  });

  it('counts no fitting offer without an application', () => {
    expect(listFacts(offers, { state: 'anonymous' })).toMatchObject({ open: 4, fitting: 0, fittingAndOpen: 0 });
  });
});

it('fittingOffers: keeps the order of the list', () => {
  expect(idsOf(fittingOffers(offers, own))).toEqual([102, 104]);
});
