/** The answer of the lead feed for the hostile feed: it lacks 67, and 999 is the id of no offer. */
export const hostileLeads = [1, 2, 3, 4, 5, 6, '7', 8, 20, 999, null, 'x'];

/** The headings that a page must show: active offers, then inactive ones, each group in Spanish alphabetical order. */
export const hostileHeadings = [
  ...['<b>Zorro</b>', 'Ábaco', 'Barca', 'Café', 'Cafe\u0301', 'Duna', 'Nube', 'Ñandú', 'Zeta'],
  ...['Álamo', 'Último'],
];

const link = 'https://partner.example/oferta';

/** A feed with every kind of wrong or unusual entry. */
export const hostileOffers: unknown[] = [
  { offer_id: 3, header: 'Zeta' },
  { offer_id: 2, header: 'Ñandú', lender_link: link },
  // Active in Spain only, if the feed has it (specification §9).
  { offer_id: 67, header: 'Nube' },
  // The same header twice: the first in the final order, the active one, is shown.
  { offer_id: 30, header: 'Duna', lender_link: link, tin: 99 },
  { offer_id: 6, header: 'Duna', tin: 11.5, tae: 12.25, min_amount: 100, max_amount: 900, min_days: 91, max_days: 120 },
  // Two encodings of the same word: a tie, which keeps the order of the feed.
  { offer_id: 5, header: 'Café' },
  { offer_id: 7, header: 'Cafe\u0301' },
  { offer_id: 4, header: 'Barca', tags: ['a', '{val}'], field2_value: '{time} min', field4_value: '{val} %' },
  { offer_id: 1, header: 'Ábaco', asnef_value: null, stars: null, tin: null, lender: null, cost: null },
  { offer_id: 20, header: '<b>Zorro</b>' },
  { offer_id: 8, header: 'Dominio', product_type: 'domainactive', lender_link: link },
  { offer_id: 31, header: 'Sin enlace', lender_link: '' },
  { offer_id: 32, header: 'Sin enlace alguno' },
  { offer_id: 33, header: 'Último', lender_link: link },
  { offer_id: 34, header: 'Álamo', lender_link: link, asnef_value: false },
  // Each of these entries is dropped without the others.
  { offer_id: '35', header: 'Rota', lender_link: link },
  { offer_id: 36, header: 36, lender_link: link },
  { offer_id: 37, header: 'Rota', lender_link: 'javascript:alert(1)' },
  { offer_id: 38, header: 'Rota', lender_link: link, asnef_value: 'no' },
  { offer_id: 39, header: 'Rota', lender_link: link, min_amount: 500, max_amount: 100 },
  { header: 'Rota' },
  null,
  'Rota',
  [],
];

/** The maximal number of offers of a network. */
export const manyOffers = Array.from({ length: 2000 }, (_, index) => ({
  offer_id: 1000 + index,
  header: `Oferta ${String(index).padStart(4, '0')}`,
  lender_link: link,
  min_amount: 100,
  max_amount: 1000,
  min_days: 91,
  max_days: 120,
  tin: 30,
  tae: 34.5,
  cost: { repayment: 'single_payment', nominal_rate: 30 },
}));
