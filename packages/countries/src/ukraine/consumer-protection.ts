import type { ConsumerProtection } from '../law/consumer-protection.ts';

export const consumerProtection: ConsumerProtection = {
  creditWarning: [],
  coolingOff: [
    {
      value: { kind: 'withdrawal', days: 14 },
      since: '2017-06-10',
      source: 'Закон України «Про споживче кредитування», ст. 15',
      sourceIn: { ru: 'Закон Украины «О потребительском кредитовании», ст. 15' },
      certainty: 'to-verify',
    },
  ],
  lenderRegister: [
    {
      value: {
        name: 'Державний реєстр фінансових установ (Національний банк України)',
        url: 'https://kis.bank.gov.ua/',
      },
      since: '2020-07-01',
      source: 'Закон України «Про фінансові послуги та фінансові компанії»',
      certainty: 'to-verify',
    },
  ],
};
