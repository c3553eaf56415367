/** What blocks and other features may use of offers. */
export { CostScaleKey } from '@/features/offers/card/cost-scale';
export { paidRel } from '@/features/offers/card/offer-action';
export { OfferCard } from '@/features/offers/card/offer-card';
export { OfferCost } from '@/features/offers/card/offer-cost';
export { loadOffers, type OffersAnswer, type SiteOffer } from '@/features/offers/load-offers';
export { OffersPreview } from '@/features/offers/offers-preview';
export { OffersFailed } from '@/features/offers/offers-state';
export { loadOwnOffers, type OwnOffers, type Personal } from '@/features/offers/personal/load-own-offers';
export { PersonalNote } from '@/features/offers/personal/personal-note';
// Invented offers, for the tests of who shows them.
export { sampleOffers } from '@/features/offers/sample-offers';
export { searchQuery } from '@/features/offers/search/offer-search';
export { dearestCost, type PricedOffer, selectOffers } from '@/features/offers/search/select-offers';
