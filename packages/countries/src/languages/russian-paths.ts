import type { LocalisedPaths } from '@prestafaro/types/fixed-page';

/** The paths that the Russian-speaking sites share, in Latin letters. */
export const russianPaths: LocalisedPaths = {
  about: '/o-nas/',
  howItWorks: '/kak-eto-rabotaet/',
  lenders: '/kreditory/',
  calculator: '/kreditnyy-kalkulyator/',
  affiliates: '/partnerskaya-programma/',
  legalNotice: '/pravovaya-informatsiya/',
  terms: '/usloviya-ispolzovaniya/',
  privacy: '/politika-konfidentsialnosti/',
  cookies: '/politika-cookie/',
  complaints: '/zhaloby-i-obrashcheniya/',
  partners: '/spisok-partnerov/',
  accessibility: '/dostupnost/',
  contact: '/kontakty/',
  glossary: '/slovar/',
  search: '/poisk/',
};
