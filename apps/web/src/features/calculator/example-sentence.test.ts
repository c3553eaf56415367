import { locales, siteOfLocale } from '@prestafaro/countries';
import { expect, it } from 'vitest';
import { calculateSchedule } from '@/features/calculator/calculate-schedule';
import { calculatorTextsOf } from '@/features/calculator/calculator-texts';
import { exampleSentence } from '@/features/calculator/example-sentence';
import { loadMessages } from '@/messages/load-messages';
import { sampleView } from '@/shell/sample-view';

const loan = { amount: 6000, ratePercent: 7.99, months: 36 };
const sentenceOf = (requested = loan, view = sampleView) =>
  exampleSentence(requested, calculateSchedule(requested), calculatorTextsOf(view));

it('exampleSentence: has all the items of the standard information (R2)', () => {
  expect(sentenceOf().replaceAll('\u00a0', ' ')).toBe(
    'Préstamo de 6 000 € a 36 meses: TIN 7,99 % fijo, TAE 8,29 %, sin comisiones. 35 cuotas de 187,99 € y una última de 188,03 €. Intereses: 767,68 €. Total a devolver: 6 767,68 €.',
  );
});

it('exampleSentence: counts equal instalments as one group', () => {
  expect(sentenceOf({ amount: 300, ratePercent: 0, months: 4 })).toContain('4 cuotas de 75,00\u00a0€. Intereses');
});

it('exampleSentence: states no last payment of its own where the currency shows no cents that tell it from the others', async () => {
  const site = siteOfLocale('ru-KZ');
  const view = { ...sampleView, site, money: site.moneyFormat, messages: await loadMessages('ru-KZ') };
  const sentence = sentenceOf({ amount: 50_000, ratePercent: 0, months: 3 }, view).replaceAll('\u00a0', ' ');
  expect(sentence).toContain('3 платежа по 16 667 ₸. ');
});

it.each(locales)('%s fills every name of its sentence (R2)', async (locale) => {
  const site = siteOfLocale(locale);
  const view = { ...sampleView, site, money: site.moneyFormat, messages: await loadMessages(locale) };
  expect(sentenceOf(loan, view)).not.toMatch(/[{}]/);
});
