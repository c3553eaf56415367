import type { CountryCode } from '../country.ts';
import type { DatedValue, Versions } from './dated.ts';

/** The age of majority. A lender may ask for more; that is a criterion of the lender. */
export const minimumAges: Readonly<Record<CountryCode, Versions<DatedValue<number>>>> = {
  ES: [{ value: 18, since: '1978-12-29', source: 'Constitución Española, art. 12', certainty: 'to-verify' }],
  MX: [
    {
      value: 18,
      since: '1970-01-28',
      source: 'Código Civil Federal, art. 646',
      certainty: 'to-verify',
    },
  ],
  VN: [{ value: 18, since: '2017-01-01', source: 'Bộ luật Dân sự số 91/2015/QH13, Điều 20', certainty: 'to-verify' }],
  PL: [{ value: 18, since: '1965-01-01', source: 'Kodeks cywilny, art. 10', certainty: 'to-verify' }],
  PH: [{ value: 18, since: '1989-12-18', source: 'Republic Act No. 6809', certainty: 'to-verify' }],
  MY: [{ value: 18, since: '1971-04-30', source: 'Age of Majority Act 1971 (Act 21)', certainty: 'to-verify' }],
  ZA: [{ value: 18, since: '2007-07-01', source: "Children's Act 38 of 2005, s. 17", certainty: 'to-verify' }],
  KZ: [
    { value: 18, since: '1995-03-01', source: 'Гражданский кодекс РК (Общая часть), ст. 17', certainty: 'to-verify' },
  ],
  UA: [{ value: 18, since: '2004-01-01', source: 'Цивільний кодекс України, ст. 34', certainty: 'to-verify' }],
};
