// @ts-check

/** Pages of Spain on which visits begin, one of each kind. The names are those of `bench/budget.json`. */
export const VISITED_PAGES = {
  home: '/',
  article: '/blog/que-es-asnef/',
  offers: '/offers/',
  lender: '/prestamistas/alabe-credito/',
  calculator: '/simulador-prestamos-personales-calculadora/',
  application: '/application/',
};
