import type { LocalisedPaths } from '@prestafaro/types/fixed-page';

export const paths: LocalisedPaths = {
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
  glossary: '/glosari/',
  search: '/carian/',
};
