import { readAmount } from './read-amount.ts';
import { type AnswerReader, type Reading, read, refuseAnswer } from './reading.ts';

/** Nobody earns more in a month in any of the nine currencies; beyond it, the CMS could not store it. */
const mostIncome = 1_000_000_000;

export const readLoanAmount: AnswerReader<number> = (text, { country, limits }) =>
  within(readAmount(country, text), limits.minAmount, limits.maxAmount);

export const readDays: AnswerReader<number> = (text, { limits }) =>
  within(/^\d+$/.test(text) ? Number(text) : null, limits.minDays, limits.maxDays);

/** None at all is an answer, too. */
export const readIncome: AnswerReader<number> = (text, { country }) => within(readAmount(country, text), 0, mostIncome);

function within(value: number | null, least: number, most: number): Reading<number> {
  if (value === null) return refuseAnswer('invalid');
  if (value < least) return refuseAnswer('too-low');
  return value > most ? refuseAnswer('too-high') : read(value);
}
