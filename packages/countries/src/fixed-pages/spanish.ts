import type { WordedPaths } from '../fixed-page-id.ts';

/** Spain: the paths of the specification, and those that decisions ("Routing") gives to its `{token}` pages. */
export const spanishPaths: WordedPaths = {
  about: '/quienes-somos/',
  howItWorks: '/como-funciona/',
  lenders: '/prestamistas/',
  calculator: '/simulador-prestamos-personales-calculadora/',
  affiliates: '/programa-de-afiliados/',
  legalNotice: '/aviso-legal/',
  terms: '/condiciones-generales/',
  privacy: '/politica-privacidad/',
  cookies: '/politica-de-cookie/',
  complaints: '/politica-de-reclamaciones/',
  partners: '/lista-de-socios/',
  accessibility: '/accesibilidad/',
};

/** Mexico: a lender is a «financiera», and the law calls the privacy page «aviso de privacidad». */
export const mexicanPaths: WordedPaths = {
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
};
