import type { LocalisedPaths } from '@prestafaro/types/fixed-page';

/** Polish: terms are a «regulamin», and the accessibility page is the «deklaracja dostępności» that the law names. */
export const paths: LocalisedPaths = {
  about: '/o-nas/',
  howItWorks: '/jak-to-dziala/',
  lenders: '/pozyczkodawcy/',
  calculator: '/kalkulator-pozyczkowy/',
  affiliates: '/program-partnerski/',
  legalNotice: '/informacje-prawne/',
  terms: '/regulamin/',
  privacy: '/polityka-prywatnosci/',
  cookies: '/polityka-cookies/',
  complaints: '/reklamacje/',
  partners: '/lista-partnerow/',
  accessibility: '/deklaracja-dostepnosci/',
};
