import type { LocalisedPaths } from '@prestafaro/types/fixed-page';

/** Spain: the paths of the specification, and the paths that decisions ("Routing") gives to its `{token}` pages. */
export const paths: LocalisedPaths = {
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
  contact: '/contacto/',
  glossary: '/glosario/',
  search: '/buscar/',
};
