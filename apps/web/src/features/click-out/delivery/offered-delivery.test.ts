import type { ApplicationProgress } from '@prestafaro/types/application';
import { expect, it } from 'vitest';
import { offeredDelivery } from '@/features/click-out/delivery/offered-delivery';

const lender = { number: 1, name: 'Nomada', slug: 'nomada', logo: null, receives: ['loan', 'name'] as const };
const offer = { offerId: 7, lenderLink: 'https://partner.example/', lender };
const progress = { status: 'offers_shown', matches: [], askedParts: [] } satisfies Partial<ApplicationProgress>;
const match = (isMatch: boolean) => ({ ...progress, matches: [{ offerId: 7, isMatch, reasons: [] }] });

it('offers the parts that the lender receives to an applicant, also for an offer that is newer than the matching', () => {
  expect(offeredDelivery(offer, progress)).toEqual({ kind: 'offered', parts: ['loan', 'name'], asked: [] });
  expect(offeredDelivery(offer, match(true))).toEqual({ kind: 'offered', parts: ['loan', 'name'], asked: [] });
});

it('asks for the parts that the lender receives and the application lacks, and for no other', () => {
  const asking = { ...offer, lender: { ...lender, receives: ['loan', 'account'] as const } };
  const lacking = ['document' as const, 'account' as const];
  const own = { ...progress, absentParts: lacking, askedParts: lacking };
  expect(offeredDelivery(asking, own)).toEqual({ kind: 'offered', parts: ['loan', 'account'], asked: ['account'] });
  expect(offeredDelivery(offer, own)).toEqual({ kind: 'offered', parts: ['loan', 'name'], asked: [] });
});

it('names no part that the applicant does not have', () => {
  const asking = { ...offer, lender: { ...lender, receives: ['loan', 'name', 'account'] as const } };
  const own = { ...progress, absentParts: ['document' as const, 'account' as const] };
  expect(offeredDelivery(asking, own)).toEqual({ kind: 'offered', parts: ['loan', 'name'], asked: [] });
});

it.each([
  ['without an application', offer, undefined],
  ['for a lender that receives nothing', { ...offer, lender: { ...lender, receives: undefined } }, progress],
  ['for an offer without a lender', { ...offer, lender: null }, progress],
  ['for an offer without a link', { ...offer, lenderLink: null }, progress],
  ['for an offer that does not fit', offer, match(false)],
  ['after a withdrawal', offer, { ...progress, status: 'withdrawn' as const }],
  ['after a loan', offer, { ...progress, status: 'paid_out' as const }],
  ['before the matching', offer, { ...progress, status: 'submitted' as const }],
])('offers nothing %s', (_, of, own) => {
  expect(offeredDelivery(of, own)).toEqual({ kind: 'none' });
});

it('states the delivery of this offer, also if the lender receives nothing any more', () => {
  const delivery = {
    ...({ offerId: 7, lender: 'Nomada', state: 'accepted', at: '2026-11-24T10:00:00.000Z' } as const),
    ...{ hasIt: true, isDecided: false, notice: null },
  };
  const own = { ...progress, deliveries: [{ ...delivery, offerId: 8 }, delivery] };
  expect(offeredDelivery({ ...offer, lender: { ...lender, receives: undefined } }, own)).toEqual({
    kind: 'sent',
    delivery,
  });
});
