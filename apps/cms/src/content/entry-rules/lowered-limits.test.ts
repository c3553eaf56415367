import { expect, test } from 'vitest';
import { loweredLimitProblems } from './lowered-limits';
import type { SiteLimits } from './site-limits';

const present: SiteLimits = {
  maxAprPercent: 36,
  minRepaymentDays: 61,
  maxRepaymentDays: 365,
  hideFallbackFigures: false,
};
const offers = [
  { header: 'Rápida', aprPercent: 36, minDays: 61, maxDays: 90, answerTime: '{time} minutos' },
  { header: 'Larga', aprPercent: 20, minDays: 91, maxDays: 365 },
  // Older than the limits.
  { header: 'Antigua', aprPercent: 50, minDays: 10, maxDays: 900 },
];

test('loweredLimitProblems: accepts the present limits, higher ones and none', () => {
  expect(loweredLimitProblems(present, present, offers)).toEqual([]);
  expect(loweredLimitProblems(present, { ...present, maxAprPercent: 40, minRepaymentDays: 30 }, offers)).toEqual([]);
  expect(loweredLimitProblems(present, {}, offers)).toEqual([]);
});

test.each([
  [{ maxAprPercent: 30 }, 'maxAprPercent', '«TAE máxima (%)»', '«Rápida»'],
  [{ minRepaymentDays: 62 }, 'minRepaymentDays', '«Plazo mínimo (días)»', '«Rápida»'],
  [{ maxRepaymentDays: 364 }, 'maxRepaymentDays', '«Plazo máximo (días)»', '«Larga»'],
  [{ hideFallbackFigures: true }, 'hideFallbackFigures', '«Ocultar cifras de relleno»', '«Rápida»'],
  [{ maxAprPercent: 10 }, 'maxAprPercent', '«TAE máxima (%)»', '«Rápida», «Larga»'],
])(
  'loweredLimitProblems: refuses %o beside the field, with the offers that break it',
  (change, limit, label, names) => {
    expect(loweredLimitProblems(present, { ...present, ...change }, offers)).toEqual([
      {
        path: ['compliance', limit],
        message: `En «Cumplimiento», ${label} no vale para estas ofertas del sitio: ${names}. Corrígelas antes, o deja el ajuste como estaba.`,
      },
    ]);
  },
);

test('loweredLimitProblems: names a draft and its published version once, and five offers at most', () => {
  const many = Array.from({ length: 14 }, (_, index) => ({ header: `Oferta ${index % 7}`, aprPercent: 30 }));
  const [problem] = loweredLimitProblems(present, { maxAprPercent: 20 }, many);
  expect(problem?.message).toContain('«Oferta 0», «Oferta 1», «Oferta 2», «Oferta 3», «Oferta 4» y 2 más.');
});
