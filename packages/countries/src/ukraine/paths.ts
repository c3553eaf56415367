import type { LocalisedPaths } from '@prestafaro/types/fixed-page';

/** Ukrainian in the official transliteration (Cabinet of Ministers, resolution 55 of 2010). */
export const paths: LocalisedPaths = {
  about: '/pro-nas/',
  howItWorks: '/yak-tse-pratsiuie/',
  lenders: '/kredytory/',
  calculator: '/kredytnyi-kalkuliator/',
  affiliates: '/partnerska-prohrama/',
  legalNotice: '/pravova-informatsiia/',
  terms: '/umovy-korystuvannia/',
  privacy: '/polityka-konfidentsiinosti/',
  cookies: '/polityka-cookie/',
  complaints: '/skarhy-ta-zvernennia/',
  partners: '/spysok-partneriv/',
  accessibility: '/dostupnist/',
  contact: '/kontakty/',
  glossary: '/slovnyk/',
  search: '/poshuk/',
};
