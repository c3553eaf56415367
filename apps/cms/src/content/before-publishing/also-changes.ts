import type { EditorialType } from '@prestafaro/types/content-type';

const WHOLE_SITE = 'Cambian todas las páginas del sitio.';

/** What else visitors see changed when an entry of a type is published. The web app derives the same from its cache table. */
export const ALSO_CHANGES: Readonly<Record<EditorialType, string>> = {
  'site-setting': WHOLE_SITE,
  menu: WHOLE_SITE,
  page: 'Cambian también el mapa del sitio, el buscador y las páginas que la enlazan como relacionada.',
  article:
    'Cambian también el blog, las páginas de sus temas, de su autor y de sus bancos, el mapa del sitio, el canal RSS y el buscador.',
  tag: 'Cambian también los artículos del tema y las listas que lo nombran.',
  author: 'Cambian también los artículos y páginas que lo nombran.',
  lender:
    'Cambian también la lista de prestamistas, sus ofertas y las páginas que lo nombran. Si aparece o desaparece, cambia el número de entidades en todo el sitio.',
  'lenders-guide': 'Cambia la página de la lista de prestamistas.',
  offer: 'Cambian las listas de ofertas, las páginas que las muestran y la de su entidad.',
  bank: 'Cambian también los prestamistas y artículos que lo nombran.',
  partner: 'Cambia la página de socios.',
  testimonial: 'Cambian las páginas que muestran testimonios.',
  'work-calendar': 'Cambian también el blog, las páginas de sus temas y el mapa del sitio.',
  redirect: 'Quien abra la dirección antigua llegará a la nueva.',
};
