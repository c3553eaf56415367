import { advertisedTermDays } from '../law/advertised-term.ts';
import type { CountryLaw } from '../law/country-law.ts';

export const law: CountryLaw = {
  minimumAge: [{ value: 18, since: '1971-04-30', source: 'Age of Majority Act 1971 (Act 21)', certainty: 'to-verify' }],
  aprName: [{ value: 'APR', since: '2026-11-20', source: 'No name in law', certainty: 'to-verify' }],
  caps: [],
  minimumTermDays: advertisedTermDays,
};
