import type { LocalisedPaths } from '@prestafaro/types/fixed-page';

/** Vietnamese without diacritics, as Vietnamese sites write their addresses. */
export const paths: LocalisedPaths = {
  about: '/gioi-thieu/',
  howItWorks: '/cach-hoat-dong/',
  lenders: '/to-chuc-cho-vay/',
  calculator: '/cong-cu-tinh-khoan-vay/',
  affiliates: '/chuong-trinh-tiep-thi-lien-ket/',
  legalNotice: '/thong-tin-phap-ly/',
  terms: '/dieu-khoan-su-dung/',
  privacy: '/chinh-sach-bao-mat/',
  cookies: '/chinh-sach-cookie/',
  complaints: '/giai-quyet-khieu-nai/',
  partners: '/danh-sach-doi-tac/',
  accessibility: '/kha-nang-tiep-can/',
  contact: '/lien-he/',
  glossary: '/thuat-ngu/',
  search: '/tim-kiem/',
};
