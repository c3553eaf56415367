import { advertisedTermDays } from '../law/advertised-term.ts';
import type { CountryLaw } from '../law/country-law.ts';

export const law: CountryLaw = {
  minimumAge: [
    {
      value: 18,
      since: '1970-01-28',
      source: 'Código Civil Federal, art. 646',
      certainty: 'to-verify',
    },
  ],
  aprName: [
    {
      value: 'CAT',
      since: '2007-06-16',
      source: 'Ley para la Transparencia y Ordenamiento de los Servicios Financieros, art. 8 («CAT sin IVA»)',
      certainty: 'to-verify',
    },
  ],
  caps: [],
  minimumTermDays: advertisedTermDays,
};
