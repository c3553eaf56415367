import type { ConsumerProtection } from '../law/consumer-protection.ts';

/** The ten days of grace of the law end when the borrower uses the money, so they protect nobody who has been paid. */
export const consumerProtection: ConsumerProtection = {
  creditWarning: [],
  coolingOff: [],
  lenderRegister: [
    {
      value: {
        name: 'SIPRES (CONDUSEF)',
        url: 'https://webapps.condusef.gob.mx/SIPRES/',
      },
      since: '2007-06-16',
      source: 'Ley de Protección y Defensa al Usuario de Servicios Financieros, art. 46',
      certainty: 'to-verify',
    },
  ],
};
