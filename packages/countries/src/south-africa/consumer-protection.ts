import type { ConsumerProtection } from '../law/consumer-protection.ts';

export const consumerProtection: ConsumerProtection = {
  creditWarning: [],
  coolingOff: [],
  lenderRegister: [
    {
      value: {
        name: 'Register of credit providers (NCR)',
        url: 'https://www.ncr.org.za/',
        number: { pattern: /^NCRCP\d+$/, example: 'NCRCP12345' },
      },
      since: '2006-06-01',
      source: 'National Credit Act 34 of 2005, s. 40',
      certainty: 'to-verify',
    },
  ],
};
