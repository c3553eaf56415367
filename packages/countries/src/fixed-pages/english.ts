import type { WordedPaths } from '../fixed-page-id.ts';

/** Words that both English-speaking sites use. */
const shared = {
  about: '/about-us/',
  howItWorks: '/how-it-works/',
  calculator: '/loan-calculator/',
  legalNotice: '/legal-notice/',
  terms: '/terms-and-conditions/',
  privacy: '/privacy-policy/',
  cookies: '/cookie-policy/',
  complaints: '/complaints/',
  partners: '/our-partners/',
  accessibility: '/accessibility/',
} as const satisfies Partial<WordedPaths>;

/** The lenders' page uses each country's legal word for them: `/lenders/` is the root of numbered pages everywhere. */
export const englishPaths = {
  PH: { ...shared, lenders: '/lending-companies/', affiliates: '/affiliate-program/' },
  ZA: { ...shared, lenders: '/credit-providers/', affiliates: '/affiliate-programme/' },
} as const satisfies Record<'PH' | 'ZA', WordedPaths>;
