import { siteOfLocale } from '@prestafaro/countries';
import { describe, expect, it } from 'vitest';
import { offerExit } from '@/features/offers/card/offer-exit';
import type { OfferFit } from '@/features/offers/personal/personal';

const website = { name: 'Nomada', slug: 'nomada', number: 7, logo: null };
const lender = { ...website, receives: ['loan'] as const };
const compared = (isMatch: boolean): OfferFit => ({ state: 'compared', isMatch, reasons: [], unknown: [] });
const notCompared: OfferFit = { state: 'not-compared' };
const byUs = { href: '/ru/transition/?offer=7', way: 'byUs', isApplicants: true };
const byLink = (isApplicants: boolean) => ({ href: '/ru/go/7/', way: 'byLink', isApplicants });

describe('offerExit', () => {
  it.each([
    ['an applicant whom the offer fits', { lender, fit: compared(true) }, byUs],
    ['an applicant whose application was not compared with it', { lender, fit: notCompared }, byUs],
    ['an applicant whom it does not fit', { lender, fit: compared(false) }, byLink(false)],
    ['a visitor without an application', { lender, fit: undefined }, byLink(false)],
    ['an applicant, if the lender receives nothing', { lender: website, fit: compared(true) }, byLink(true)],
    ['an applicant, if the offer has no lender', { lender: null, fit: compared(true) }, byLink(true)],
  ])('leads %s the right way, under the base path of the site', (_, { lender: of, fit }, exit) => {
    const offer = { offerId: 7, lender: of, lenderLink: 'https://partner.example/', isActive: true };
    expect(offerExit(offer, fit, siteOfLocale('ru-UA'))).toEqual(exit);
  });

  it.each([
    ['without a link', { lenderLink: null, isActive: true }],
    ['that takes no applications now', { lenderLink: 'https://partner.example/', isActive: false }],
  ])('is null for an offer %s', (_, facts) => {
    expect(offerExit({ offerId: 7, lender, ...facts }, compared(true), siteOfLocale('es-ES'))).toBeNull();
  });
});
