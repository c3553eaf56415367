import type { ConsumerProtection } from '../law/consumer-protection.ts';
import { directiveWarning } from '../law/directive-warning.ts';

export const consumerProtection: ConsumerProtection = {
  creditWarning: directiveWarning({ pl: 'pożyczanie pieniędzy kosztuje' }),
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
