import type { ConsumerProtection } from '../law/consumer-protection.ts';

export const consumerProtection: ConsumerProtection = {
  creditWarning: [
    {
      value: { pl: 'pożyczanie pieniędzy kosztuje' },
      since: '2026-11-20',
      source: 'Directive (EU) 2023/2225, article 8(1)',
      certainty: 'to-verify',
    },
  ],
  coolingOff: [
    {
      value: { kind: 'withdrawal', days: 14 },
      since: '2011-12-18',
      source: 'ustawa o kredycie konsumenckim, art. 53',
      certainty: 'to-verify',
    },
  ],
  lenderRegister: [
    {
      value: {
        name: 'Rejestr instytucji pożyczkowych (KNF)',
        url: 'https://rpkip.knf.gov.pl/',
        number: { pattern: /^RIP\d{6}$/, example: 'RIP000001' },
      },
      since: '2017-07-22',
      source: 'ustawa o kredycie konsumenckim, art. 59aa',
      certainty: 'to-verify',
    },
  ],
};
