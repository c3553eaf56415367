import type { LocalisedPaths } from '@prestafaro/types/fixed-page';

/** Mexico calls a lender a «financiera», and its law calls the privacy page «aviso de privacidad». */
export const paths: LocalisedPaths = {
  about: '/quienes-somos/',
  howItWorks: '/como-funciona/',
  lenders: '/financieras/',
  calculator: '/simulador-de-prestamos/',
  affiliates: '/programa-de-afiliados/',
  legalNotice: '/aviso-legal/',
  terms: '/terminos-y-condiciones/',
  privacy: '/aviso-de-privacidad/',
  cookies: '/politica-de-cookies/',
  complaints: '/quejas-y-reclamaciones/',
  partners: '/lista-de-socios/',
  accessibility: '/accesibilidad/',
  contact: '/contacto/',
  glossary: '/glosario/',
  search: '/buscar/',
};
