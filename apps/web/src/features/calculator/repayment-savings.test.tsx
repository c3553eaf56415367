import { type RepaymentPlan, repayEarly } from '@prestafaro/lending';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { calculateSchedule, instalmentLoan } from '@/features/calculator/calculate-schedule';
import { calculatorTextsOf } from '@/features/calculator/calculator-texts';
import { RepaymentSavings } from '@/features/calculator/repayment-savings';
import { sampleView } from '@/shell/sample-view';

const loan = { amount: 1000, ratePercent: 12, months: 12 };
const fee = { overYearPercent: 1, lastYearPercent: 0.5, isLimitedToInterest: true };
const usual: RepaymentPlan = { onceCents: 300_00, onceMonth: 3, monthlyCents: 0, effect: 'shorter-term', fee };

function textOf(changes: Partial<RepaymentPlan>): string {
  const plan = { ...usual, ...changes };
  const { money } = sampleView;
  const planned = repayEarly(instalmentLoan(loan, money), plan);
  const schedule = calculateSchedule(loan, money);
  const props = { id: 'x', plan, planned, schedule, texts: calculatorTextsOf(sampleView) };
  return renderToStaticMarkup(<RepaymentSavings {...props} />)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ');
}

it('RepaymentSavings: states what is saved after the fee, and the new last month', () => {
  const text = textOf({});
  expect(text).toContain('Ahorras 22,20 € 23,70 € de intereses, menos 1,50 € de comisión');
  expect(text).toContain('Terminas antes 3 meses última cuota en el mes 9, en vez del 12');
  expect(text).not.toContain('Cuota nueva');
});

it('RepaymentSavings: states the lower instalment, and no months if none is saved', () => {
  const text = textOf({ effect: 'lower-instalment' });
  expect(text).toContain('Cuota nueva 53,83 € desde el mes 4; antes, 88,85 €');
  expect(text).not.toContain('Terminas antes');
});

it('RepaymentSavings: states a loss if the fee is higher than the saved interest', () => {
  const text = textOf({ fee: { overYearPercent: 10, lastYearPercent: 10, isLimitedToInterest: false } });
  expect(text).toContain('Te cuesta de más 6,30 € 23,70 € de intereses, menos 30,00 € de comisión');
});

it('RepaymentSavings: says which month is too late, and states no savings', () => {
  const text = textOf({ onceMonth: 13 });
  expect(text).toContain('El préstamo termina en el mes 12, así que la aportación única del mes 13 no cuenta.');
  expect(text).not.toContain('Ahorras');
});
