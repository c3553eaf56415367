import type { LocalisedPaths } from '@prestafaro/types/fixed-page';

/** Poland calls terms «regulamin», and its law calls the accessibility page «deklaracja dostępności». */
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
  contact: '/kontakt/',
  glossary: '/slowniczek/',
  search: '/szukaj/',
};
