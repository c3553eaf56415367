import type { ConsumerProtection } from '../law/consumer-protection.ts';

export const consumerProtection: ConsumerProtection = {
  creditWarning: [],
  coolingOff: [],
  lenderRegister: [
    {
      value: {
        name: 'List of lending and financing companies (SEC)',
        url: 'https://www.sec.gov.ph/',
      },
      since: '2007-05-22',
      source: 'Republic Act No. 9474 (Lending Company Regulation Act of 2007), s. 4',
      certainty: 'to-verify',
    },
  ],
};
