import type { WordedPaths } from '../fixed-page-id.ts';

/** Russian in Latin letters, for Kazakhstan and for the Russian site of Ukraine. */
export const russianPaths: WordedPaths = {
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
};
