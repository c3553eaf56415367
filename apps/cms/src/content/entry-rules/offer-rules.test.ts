import { expect, test } from 'vitest';
import { pastDateProblems } from './checked-dates';
import type { Problem } from './problem';
import { lenderProblems, offerProblems } from './ranges';
import { lenderRateProblems, offerRateProblems } from './rates';
import { type SiteLimits, siteLimitProblems } from './site-limits';

const limits: SiteLimits = {
  maxAprPercent: 36,
  minRepaymentDays: 91,
  maxRepaymentDays: 1095,
  hideFallbackFigures: true,
};
const now = new Date('2026-11-23T12:00:00Z');

/** Every rule for an offer that needs no other entry. */
const problemsOf = (offer: Record<string, unknown>): Problem[] => [
  ...offerProblems(offer),
  ...offerRateProblems(offer),
  ...pastDateProblems('checkedOn')(offer, { now }),
  ...siteLimitProblems(offer, limits),
];

const offer = {
  tinPercent: 31.96,
  aprPercent: 36,
  minDays: 91,
  maxDays: 120,
  criteria: { minAge: 18, maxAge: 70 },
  checkedOn: '2026-11-23',
  answerTime: 'un día laborable',
  approvalShare: null,
};

test('an offer within the limits of its site is accepted, and one with few known figures', () => {
  expect(problemsOf(offer)).toEqual([]);
  expect(problemsOf({ checkedOn: null, criteria: null })).toEqual([]);
});

test.each<[string, object, string, string]>([
  [
    'TAE below TIN',
    { tinPercent: 20, aprPercent: 15.5 },
    'aprPercent',
    '«TAE declarada (%)» es 15,5 y queda por debajo de «TIN declarado (%)», que es 20.',
  ],
  [
    'TAE above the maximum of the site',
    { aprPercent: 400 },
    'aprPercent',
    '«TAE declarada (%)» es 400, y este sitio declara 36 en',
  ],
  [
    'a term below the minimum of the site',
    { minDays: 5 },
    'minDays',
    '«Plazo mínimo (días)» es 5, y este sitio declara 91 en',
  ],
  [
    'both terms below the minimum of the site',
    { minDays: 5, maxDays: 10 },
    'maxDays',
    '«Plazo máximo (días)» es 10, y este sitio declara 91 en',
  ],
  ['a term above the maximum of the site', { maxDays: 1096 }, 'maxDays', 'y este sitio declara 1095 en'],
  [
    'ages 70–20',
    { criteria: { minAge: 70, maxAge: 20 } },
    'criteria.maxAge',
    'En «Requisitos de la oferta», «Edad mínima» es 70 y supera a «Edad máxima», que es 20.',
  ],
  ['a check in 2099', { checkedOn: '2099-01-02' }, 'checkedOn', 'La fecha 02/01/2099 está en el futuro.'],
  [
    '{time}',
    { answerTime: '{time} min' },
    'answerTime',
    '«Tiempo de respuesta» contiene {time}, que pondría una cifra inventada.',
  ],
  [
    '{val}',
    { approvalShare: '{val} %' },
    'approvalShare',
    '«Solicitudes aprobadas» contiene {val}, que pondría una cifra inventada.',
  ],
])('%s is refused beside its field', (_, change, path, message) => {
  const problems = problemsOf({ ...offer, ...change });
  const problem = problems.find((one) => one.path.join('.') === path);
  expect(problem?.message).toContain(message);
});

test('a date of today is no future in any time zone', () => {
  expect(pastDateProblems('checkedOn')({ checkedOn: '2026-11-24' }, { now })).toEqual([]);
  expect(pastDateProblems('checkedOn')({ checkedOn: '2026-11-25' }, { now })).toHaveLength(1);
});

test('a loan of more than a year that is repaid at once may have a TAE below its TIN', () => {
  expect(
    offerRateProblems({ tinPercent: 10, aprPercent: 9.5, maxDays: 730, cost: { repayment: 'single_payment' } }),
  ).toEqual([]);
});

test('a placeholder is accepted where the site shows such figures', () => {
  expect(siteLimitProblems({ answerTime: '{time} min' }, { hideFallbackFigures: false })).toEqual([]);
});

test('a lender with crossed ages, or a TAE below its TIN, is refused beside the field', () => {
  const lender = { conditions: { tinToPercent: 20, aprToPercent: 10 }, criteria: { minAge: 70, maxAge: 20 } };
  const problems = [...lenderProblems(lender), ...lenderRateProblems(lender)];
  expect(problems.map(({ path }) => path.join('.'))).toEqual(['criteria.maxAge', 'conditions.aprToPercent']);
});
