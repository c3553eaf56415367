import type { WordedPaths } from '../fixed-page-id.ts';

/** Ukrainian in the state's own transliteration (Cabinet of Ministers, resolution 55 of 2010). */
export const ukrainianPaths: WordedPaths = {
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
};
