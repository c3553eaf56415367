import type { CalculatorKind } from '@/features/calculator/calculator-kind';

/** A kind of loan for the gallery and for tests. */
export const sampleKind: CalculatorKind = {
  kind: 'personal',
  label: 'Personal',
  amountMin: 300,
  amountMax: 50_000,
  amountStep: 100,
  amountDefault: 6_000,
  monthsMin: 3,
  monthsMax: 96,
  monthsDefault: 36,
  ratePercentDefault: 7.99,
  ratePercentMax: 36,
  documents: null,
};
