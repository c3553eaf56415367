import { type Locale, locales, siteOfLocale } from '@prestafaro/countries';
import { expect, it } from 'vitest';
import { calculateSchedule } from '@/features/calculator/calculate-schedule';
import { calculatorTextsOf } from '@/features/calculator/calculator-texts';
import { exampleSentence } from '@/features/calculator/example-sentence';
import { loadMessages } from '@/messages/load-messages';
import { sampleView } from '@/shell/sample-view';

const loan = { amount: 6000, ratePercent: 7.99, months: 36 };
const sentenceOf = (requested = loan, view = sampleView) =>
  exampleSentence(requested, calculateSchedule(requested, view.money), calculatorTextsOf(view));

it('exampleSentence: has all the items of the standard information (R2)', () => {
  expect(sentenceOf().replaceAll('\u00a0', ' ')).toBe(
    'Préstamo de 6 000 € a 36 meses: TIN 7,99 % fijo, TAE 8,29 %, sin comisiones. 35 cuotas de 187,99 € y una última de 188,03 €. Intereses: 767,68 €. Total a devolver: 6 767,68 €.',
  );
});

it('exampleSentence: counts equal instalments as one group', () => {
  expect(sentenceOf({ amount: 300, ratePercent: 0, months: 4 })).toContain('4 cuotas de 75,00\u00a0€. Intereses');
});

async function viewOf(locale: Locale) {
  const site = siteOfLocale(locale);
  return { ...sampleView, site, money: site.moneyFormat, messages: await loadMessages(locale) };
}

it.each([
  ['ru-KZ', 50_000, '2 платежа по 16 667 ₸ и последний 16 666 ₸. Проценты: 0 ₸. Всего к возврату: 50 000 ₸.'],
  [
    'vi-VN',
    1_000_000,
    '2 kỳ, mỗi kỳ 333.333 ₫, và kỳ cuối 333.334 ₫. Tiền lãi: 0 ₫. Tổng số tiền phải trả: 1.000.000 ₫.',
  ],
] as const)(
  'exampleSentence: %s states whole payments whose sum is the stated total',
  async (locale, amount, payments) => {
    const sentence = sentenceOf({ amount, ratePercent: 0, months: 3 }, await viewOf(locale));
    expect(sentence.replaceAll('\u00a0', ' ')).toContain(payments);
  },
);

it.each(locales)('%s fills every name of its sentence (R2)', async (locale) => {
  expect(sentenceOf(loan, await viewOf(locale))).not.toMatch(/[{}]/);
});
