import { expect, it } from 'vitest';
import { calculatorTextsOf } from '@/features/calculator/calculator-texts';
import { differenceSentences } from '@/features/calculator/loan-comparison';
import { sampleView } from '@/shell/sample-view';

const first = { amount: 1000, ratePercent: 12, months: 12 };
const sentences = (second: typeof first) =>
  differenceSentences([first, second], calculatorTextsOf(sampleView)).map((each) => each.replaceAll('\u00a0', ' '));

it('differenceSentences: states a lower instalment and a higher cost', () => {
  expect(sentences({ ...first, months: 24 })).toEqual([
    'La cuota del segundo es 41,78 € más baja.',
    'El segundo cuesta 63,60 € más en intereses.',
  ]);
});

it('differenceSentences: states a higher instalment and a lower cost', () => {
  expect(sentences({ ...first, months: 6 })).toEqual([
    'La cuota del segundo es 83,70 € más alta.',
    'El segundo cuesta 30,91 € menos en intereses.',
  ]);
});

it('differenceSentences: states that equal loans are equal', () => {
  expect(sentences(first)).toEqual(['Los dos tienen la misma cuota.', 'Los dos cuestan lo mismo en intereses.']);
});

it('differenceSentences: says by what loans of other amounts are compared', () => {
  expect(sentences({ ...first, amount: 2000 }).at(-1)).toBe(
    'Prestan importes distintos: para comparar el precio, mira la TAE.',
  );
});
