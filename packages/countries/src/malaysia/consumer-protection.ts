import type { ConsumerProtection } from '../law/consumer-protection.ts';

export const consumerProtection: ConsumerProtection = {
  creditWarning: [],
  coolingOff: [],
  lenderRegister: [
    {
      value: {
        name: 'Senarai pemberi pinjam wang berlesen (KPKT)',
        url: 'https://www.kpkt.gov.my/',
      },
      since: '1951-12-31',
      source: 'Moneylenders Act 1951 [Act 400], s. 5',
      certainty: 'to-verify',
    },
  ],
};
