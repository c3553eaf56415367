export * from './offer-feed/feed-offer.ts';
export * from './offer-feed/offer-feed-error.ts';
export * from './offer-feed/parse-lead-feed.ts';
export * from './offer-feed/parse-offer-feed.ts';
export * from './offer-feed/wire-offer.ts';
