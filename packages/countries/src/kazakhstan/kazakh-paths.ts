import type { LocalisedPaths } from '@prestafaro/types/fixed-page';

/** In Latin letters, without diacritics. */
export const kazakhPaths: LocalisedPaths = {
  about: '/biz-turaly/',
  howItWorks: '/qalai-zhumys-isteidi/',
  lenders: '/kreditorlar/',
  calculator: '/qaryz-kalkulyatory/',
  affiliates: '/seriktestik-bagdarlama/',
  legalNotice: '/quqyqtyq-aqparat/',
  terms: '/paidalanu-sharttary/',
  privacy: '/qupiyalylyq-sayasaty/',
  cookies: '/cookie-sayasaty/',
  complaints: '/shagymdar-men-otinishter/',
  partners: '/seriktester-tizimi/',
  accessibility: '/qolzhetimdilik/',
  contact: '/bailanys/',
  glossary: '/sozdik/',
  search: '/izdeu/',
};
