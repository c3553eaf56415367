// @ts-check

/** One page of each kind that a visitor arrives at, of Spain; the names are those of `bench/budget.json`. */
export const VISITED_PAGES = {
  home: '/',
  article: '/blog/que-es-asnef/',
  offers: '/offers/',
  lender: '/prestamistas/alabe-credito/',
  calculator: '/simulador-prestamos-personales-calculadora/',
};
