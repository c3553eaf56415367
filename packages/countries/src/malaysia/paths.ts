import type { LocalisedPaths } from '@prestafaro/types/fixed-page';
import { englishPaths as sharedPaths } from '../languages/english-paths.ts';

export const malayPaths: LocalisedPaths = {
  about: '/tentang-kami/',
  howItWorks: '/cara-ia-berfungsi/',
  lenders: '/pemberi-pinjaman/',
  calculator: '/kalkulator-pinjaman/',
  affiliates: '/program-afiliasi/',
  legalNotice: '/notis-undang-undang/',
  terms: '/terma-dan-syarat/',
  privacy: '/dasar-privasi/',
  cookies: '/dasar-kuki/',
  complaints: '/prosedur-aduan/',
  partners: '/senarai-rakan-kongsi/',
  accessibility: '/kebolehcapaian/',
  contact: '/hubungi-kami/',
  glossary: '/glosari/',
  search: '/carian/',
};

/** Moneylenders, banks and co-operatives: `/lenders/` is the root of numbered pages on every site. */
export const englishPaths: LocalisedPaths = {
  ...sharedPaths,
  lenders: '/loan-providers/',
  affiliates: '/affiliate-programme/',
};
