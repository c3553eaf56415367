import { advertisedTermDays } from '../law/advertised-term.ts';
import type { CountryLaw } from '../law/country-law.ts';

export const law: CountryLaw = {
  minimumAge: [{ value: 18, since: '1978-12-29', source: 'Constitución Española, art. 12', certainty: 'to-verify' }],
  aprName: [
    {
      value: 'TAE',
      since: '2011-09-25',
      source: 'Ley 16/2011, de contratos de crédito al consumo, art. 32',
      certainty: 'to-verify',
    },
  ],
  caps: [],
  minimumTermDays: advertisedTermDays,
  earlyRepaymentCap: [
    {
      value: { overYearPercent: 1, lastYearPercent: 0.5, isLimitedToInterest: true },
      since: '2011-09-25',
      source: 'Ley 16/2011, de contratos de crédito al consumo, art. 30',
      certainty: 'to-verify',
    },
  ],
};
