/** What blocks and other features may use of offers. */
export { CostScaleKey } from '@/features/offers/card/cost-scale';
export { OfferCard } from '@/features/offers/card/offer-card';
export { loadOffers, type OffersAnswer, type SiteOffer } from '@/features/offers/load-offers';
export { dearestCost, type PricedOffer, selectOffers } from '@/features/offers/search/select-offers';
