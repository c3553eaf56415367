import type { LocalisedPaths } from '@prestafaro/types/fixed-page';

/** The paths that the English-speaking sites share. */
export const englishPaths = {
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
  contact: '/contact/',
  glossary: '/glossary/',
  search: '/search/',
} as const satisfies Partial<LocalisedPaths>;
