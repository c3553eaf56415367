import type { CountryCode } from '../country.ts';
import type { DatedValue, Versions } from './dated.ts';

/**
 * What the country's law calls the yearly cost of a loan, in the language of that law. A site of another language
 * (ru-UA: «РГПС») has its own word in its messages. Where no law names the figure it is APR, dated from our first day.
 */
export const aprNames: Readonly<Record<CountryCode, Versions<DatedValue<string>>>> = {
  ES: [
    {
      value: 'TAE',
      since: '2011-09-25',
      source: 'Ley 16/2011, de contratos de crédito al consumo, art. 32',
      certainty: 'to-verify',
    },
  ],
  MX: [
    {
      value: 'CAT',
      since: '2007-06-16',
      source: 'Ley para la Transparencia y Ordenamiento de los Servicios Financieros, art. 8 («CAT sin IVA»)',
      certainty: 'to-verify',
    },
  ],
  VN: [{ value: 'APR', since: '2026-11-20', source: 'No name in law', certainty: 'to-verify' }],
  PL: [
    {
      value: 'RRSO',
      since: '2011-12-18',
      source: 'Ustawa z dnia 12 maja 2011 r. o kredycie konsumenckim, art. 5 pkt 12',
      certainty: 'to-verify',
    },
  ],
  PH: [
    {
      value: 'EIR',
      since: '2026-04-01',
      source: 'SEC Memorandum Circular No. 14, Series of 2025',
      certainty: 'sourced',
    },
  ],
  MY: [{ value: 'APR', since: '2026-11-20', source: 'No name in law', certainty: 'to-verify' }],
  ZA: [{ value: 'APR', since: '2026-11-20', source: 'No name in law', certainty: 'to-verify' }],
  KZ: [
    {
      value: 'ГЭСВ',
      since: '2026-01-05',
      source: 'Совместное постановление АРРФР и Национального Банка РК от 24 декабря 2025 года',
      certainty: 'sourced',
    },
  ],
  UA: [
    {
      value: 'РРПС',
      since: '2017-06-10',
      source: 'Закон України «Про споживче кредитування» № 1734-VIII, ст. 1',
      certainty: 'to-verify',
    },
  ],
};
