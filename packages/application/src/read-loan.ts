import { currencyNames, type NumberRules, readNumber } from '@prestafaro/countries';
import { type AnswerReader, type ReadForm, type Reading, read, refuseAnswer } from './reading.ts';

/** Nobody earns more in a month in any of the currencies, and the column of the CMS could not hold more than twice as much. */
const maxIncome = 1_000_000_000;

/** The requested amount in whole units of the currency, within the limits of the site's settings. */
export const readLoanAmount: AnswerReader<number> = (text, form) =>
  amountWithin(text, form.limits.minAmount, form.limits.maxAmount, form);

/** The requested term in whole days, within the limits of the site's settings. */
export const readDays: AnswerReader<number> = (text, { limits, decimalSeparator }) =>
  wholeNumber(text, { min: limits.minDays, max: limits.maxDays, decimalSeparator });

/** An income of 0 is an answer. */
export const readIncome: AnswerReader<number> = (text, form) => amountWithin(text, 0, maxIncome, form);

function amountWithin(text: string, min: number, max: number, { country, decimalSeparator }: ReadForm) {
  return wholeNumber(text, { min, max, decimalSeparator, units: currencyNames(country) });
}

/** Whole units, because lenders lend whole units and no rule of theirs needs the cents of an income. */
function wholeNumber(text: string, rules: NumberRules): Reading<number> {
  const reading = readNumber(text, rules);
  return reading.ok ? read(reading.value) : refuseAnswer(reading.problem);
}
