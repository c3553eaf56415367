// @ts-check

/**
 * @typedef {object} SpecifiedRoute an address that the specification of the product names (its section 2)
 * @property {string} path on the site of Spain; an example where the specification has a pattern
 * @property {string} [pattern] the address as the specification writes it, where it stands for several
 * @property {Kind} kind
 * @property {boolean} [isHidden] no search engine may list it
 * @property {string} [to] where it redirects
 *
 * @typedef {'page' | 'SEO page' | 'form' | 'offers' | 'journey' | 'campaign' | 'lenders' | 'lender' | 'bank' | 'author' | 'blog'
 *   | 'tag' | 'article' | 'calendar' | 'search' | 'redirect' | 'file'} Kind
 */

/** @param {Kind} kind @param {readonly string[]} paths @returns {SpecifiedRoute[]} */
const listed = (kind, paths) => paths.map((path) => ({ path, kind }));

/** @param {Kind} kind @param {readonly string[]} paths @returns {SpecifiedRoute[]} */
const hidden = (kind, paths) => paths.map((path) => ({ path, kind, isHidden: true }));

const categories = [
  ...[
    'prestamos-personales',
    'microcreditos',
    'prestamos-con-asnef',
    'prestamos-sin-intereses',
    'prestamos-en-24-horas',
  ],
  ...['prestamos-sin-nomina', 'prestamos-sin-papeles', 'prestamos-solo-con-dni', 'prestamos-sin-requisitos'],
  ...['prestamos-online-a-plazos', 'prestamos-para-desempleados', 'prestamo-para-pensionistas'],
  ...['prestamos-para-reunificar-deudas', 'prestamos-en-10-minutos-en-tu-cuenta', 'prestamos-faciles-en-15-minutos'],
  ...['creditos-rapidos-por-telefono', 'dinero-rapido'],
];

const amounts = [100, 200, 300, 400, 500, 1000, 1500, 3000, 4000, 5000, 10000];

const cities = ['valencia', 'alicante', 'bilbao', 'madrid', 'malaga', 'murcia'];

const lenders = [
  ...['cofidis', 'cetelem', 'moneyman', 'vivus', 'wandoo', 'dineo', 'prestamer', 'creditea', 'cashper', 'fintonic'],
  ...['quebueno', 'bbva'],
];

const tags = ['finanzas', 'prestamos', 'economia', 'ahorro', 'blockchain-y-criptomonedas', 'calendario-laboral'];

/** @type {Readonly<Record<string, readonly SpecifiedRoute[]>>} by group, in the order of the specification */
export const specifiedRoutes = {
  'Core pages': [
    ...listed('page', ['/', '/quienes-somos/', '/como-funciona/', '/test-de-elegibilidad/', '/programa-de-afiliados/']),
    ...listed('page', ['/simulador-prestamos-personales-calculadora/']),
    { path: '/calculadora/', kind: 'redirect', to: '/simulador-prestamos-personales-calculadora/' },
    ...listed('calendar', ['/calendario-laboral-2024/', '/calendario-laboral-2026/']),
    ...hidden('campaign', ['/main/']),
    ...hidden('search', ['/buscar/']),
    { path: '/sitemap.xml', kind: 'file' },
  ],
  'Application and offers': [
    ...hidden('form', ['/application/', '/reg/', '/reg2/']),
    { path: '/process/', kind: 'redirect', to: '/application/' },
    ...hidden('journey', ['/transition/', '/thank-you/', '/unsubscribe/']),
    ...hidden('offers', ['/offers/', '/offers2/', '/offers3/']),
    ...hidden(
      'journey',
      ['offers', 'redirector', 'rejected', 'rejected2', 'trafficback'].map((page) => `/landing/${page}/`),
    ),
  ],
  'Lenders, banks and authors': [
    ...listed('lenders', ['/prestamistas/']),
    { path: '/lenders/1/', pattern: '/lenders/{id}/', kind: 'redirect', to: '/prestamistas/alabe-credito/' },
    { path: '/prestamistas/alabe-credito/', pattern: '/prestamistas/{lender}/', kind: 'lender' },
    ...listed(
      'lender',
      lenders.map((lender) => `/prestamistas/${lender}/`),
    ),
    ...listed('page', ['/prestamistas/bbva/cuenta-online-bbva/']),
    { path: '/bank/caja-besana/', pattern: '/bank/{name}/', kind: 'bank' },
    { path: '/author/1/', pattern: '/author/{id}/', kind: 'redirect', to: '/author/lucia-ferran/' },
    { path: '/author/lucia-ferran/', pattern: '/author/{author}/', kind: 'author' },
  ],
  Blog: [
    ...listed('blog', ['/blog/', '/blog/page-2/', '/blog/page-3/']),
    ...listed(
      'tag',
      tags.map((tag) => `/blog/${tag}/`),
    ),
    { path: '/blog/que-es-asnef/', pattern: '/blog/{article}/', kind: 'article' },
    ...listed('article', ['/ibancar-una-solucion-financiera-confiable/']),
  ],
  'SEO pages': [
    ...listed(
      'SEO page',
      categories.map((slug) => `/${slug}/`),
    ),
    ...listed(
      'SEO page',
      amounts.map((amount) => `/prestamo-${amount}-euros/`),
    ),
    ...listed(
      'SEO page',
      cities.map((city) => `/prestamistas-en-${city}/`),
    ),
    ...listed('SEO page', ['/prestamos-en-barcelona/']),
  ],
  Legal: listed('page', [
    ...[
      '/condiciones-generales/',
      '/aviso-legal/',
      '/politica-privacidad/',
      '/politica-de-cookie/',
      '/lista-de-socios/',
    ],
  ]),
};
