import { readAmount } from './read-amount.ts';
import { type AnswerReader, type Reading, read, refuseAnswer } from './reading.ts';

/** Nobody earns more in a month in any of the currencies, and the column of the CMS could not hold more than twice as much. */
const maxIncome = 1_000_000_000;

export const readLoanAmount: AnswerReader<number> = (text, { country, limits }) =>
  within(readAmount(country, text), limits.minAmount, limits.maxAmount);

export const readDays: AnswerReader<number> = (text, { limits }) =>
  within(wholeNumberIn(text), limits.minDays, limits.maxDays);

/** An income of 0 is an answer. */
export const readIncome: AnswerReader<number> = (text, { country }) => within(readAmount(country, text), 0, maxIncome);

/** A count, such as of persons, between two bounds that are included. */
export const readCount =
  (min: number, max: number): AnswerReader<number> =>
  (text) =>
    within(wholeNumberIn(text), min, max);

const wholeNumberIn = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null);

function within(value: number | null, min: number, max: number): Reading<number> {
  if (value === null) return refuseAnswer('invalid');
  if (value < min) return refuseAnswer('too-low');
  return value > max ? refuseAnswer('too-high') : read(value);
}
