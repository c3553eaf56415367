import { expect, it } from 'vitest';
import { answerValues, noAnswers, noQuestions, readAnswers } from '@/features/offers/answers/answers-query';

const questions = {
  employment: ['employee', 'pensioner'],
  income: [
    { from: 0, to: 899 },
    { from: 900, to: null },
  ],
  defaultRegister: true,
  age: [
    { from: 18, to: 20 },
    { from: 21, to: null },
  ],
} as const;
const read = (query: Partial<Record<string, string>>, asked: Parameters<typeof readAnswers>[1] = questions) =>
  readAnswers((field) => query[field], asked);

it('readAnswers: reads what the fields of the questions sent', () => {
  const query = { work: 'pensioner', pay: '0', register: 'no', age: '21' };
  expect(read(query)).toEqual({
    employment: 'pensioner',
    income: { from: 0, to: 899 },
    isInDefaultRegister: false,
    age: { from: 21, to: null },
  });
  expect(answerValues(read(query))).toEqual({
    employment: 'pensioner',
    income: '0',
    isInDefaultRegister: 'no',
    age: '21',
  });
});

it('readAnswers: takes the band that holds a number, because offers and their limits change', () => {
  expect(read({ pay: '950', age: '35' })).toEqual({
    ...noAnswers,
    income: { from: 900, to: null },
    age: { from: 21, to: null },
  });
});

it.each([
  {},
  { work: 'pirate', pay: '-1', register: '1', age: '17' },
  { work: '', pay: 'x', register: '', age: '1e2' },
])('readAnswers: has no answer in %o', (query) => {
  expect(read(query)).toEqual(noAnswers);
});

it('readAnswers: ignores an answer to what the list does not ask', () => {
  expect(read({ work: 'pensioner', pay: '900', register: 'yes', age: '21' }, noQuestions)).toEqual(noAnswers);
});
