import { advertisedTermDays } from '../law/advertised-term.ts';
import type { CountryLaw } from '../law/country-law.ts';

export const law: CountryLaw = {
  minimumAge: [
    { value: 18, since: '2017-01-01', source: 'Bộ luật Dân sự số 91/2015/QH13, Điều 20', certainty: 'to-verify' },
  ],
  aprName: [{ value: 'APR', since: '2026-11-20', source: 'No name in law', certainty: 'to-verify' }],
  caps: [],
  minimumTermDays: advertisedTermDays,
};
