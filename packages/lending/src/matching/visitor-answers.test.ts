import { employmentKinds } from '@prestafaro/types/application';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchOffer } from './match-offer.ts';
import { anyLending, applicant, criteria, lending, policy } from './matching.fixture.ts';
import { judgeAnswers, questionsOf, type VisitorAnswers } from './visitor-answers.ts';

const unanswered: VisitorAnswers = { employment: null, income: null, isInDefaultRegister: null, age: null };
const verdicts = (answers: Partial<VisitorAnswers>, facts: Parameters<typeof lending>[0]) =>
  judgeAnswers({ ...unanswered, ...answers }, lending(facts), policy).map(({ code, verdict }) => [code, verdict]);

test('questionsOf: asks nothing that decides nothing', () => {
  const nothing = { employment: [], income: [], defaultRegister: false, age: [] };
  expect(questionsOf([], policy)).toEqual(nothing);
  const accepting = lending({ acceptsStudents: true, acceptsDefaultRegister: true, minMonthlyIncome: 0, minAge: 18 });
  expect(questionsOf([lending(), accepting], policy)).toEqual(nothing);
});

test('questionsOf: cuts incomes and ages at the limits of the offers, from the legal age on', () => {
  const questions = questionsOf(
    [
      lending({ minMonthlyIncome: 900, minAge: 21, maxAge: 70 }),
      lending({ minMonthlyIncome: 350, minAge: 18 }),
      lending({ minMonthlyIncome: 900, acceptsUnemployed: false, acceptsDefaultRegister: false }),
    ],
    policy,
  );
  expect(questions.income).toEqual([
    { from: 0, to: 349 },
    { from: 350, to: 899 },
    { from: 900, to: null },
  ]);
  expect(questions.age).toEqual([
    { from: 18, to: 20 },
    { from: 21, to: 70 },
    { from: 71, to: null },
  ]);
  expect([questions.employment, questions.defaultRegister]).toEqual([employmentKinds, true]);
});

test('judgeAnswers: judges what was answered and nothing else', () => {
  const strict = { minAge: 21, minMonthlyIncome: 900, acceptsPensioners: true, acceptsDefaultRegister: false };
  expect(verdicts({}, strict)).toEqual([]);
  expect(verdicts({ employment: 'pensioner', isInDefaultRegister: true }, strict)).toEqual([
    ['employment', 'met'],
    ['default_register', 'unmet'],
  ]);
  expect(verdicts({ income: { from: 350, to: 899 }, age: { from: 21, to: null } }, strict)).toEqual([
    ['income', 'unmet'],
    ['age', 'met'],
  ]);
  expect(verdicts({ employment: 'student', income: { from: 900, to: null } }, {})).toEqual([
    ['employment', 'unknown'],
    ['income', 'unknown'],
  ]);
});

test('judgeAnswers: has the same verdict for every value of a band as the matching has for a person', () => {
  fc.assert(
    fc.property(
      fc.array(anyLending, { minLength: 1 }),
      fc.nat(1200),
      fc.integer({ min: 18, max: 100 }),
      (all, income, age) => {
        const questions = questionsOf(all, policy);
        const holds = (value: number) => (band: { from: number; to: number | null }) =>
          band.from <= value && value <= (band.to ?? value);
        const answers = {
          ...unanswered,
          income: questions.income.find(holds(income)) ?? null,
          age: questions.age.find(holds(age)) ?? null,
        };
        expect(answers.income !== null || questions.income.length === 0).toBe(true);
        for (const each of all) {
          const person = applicant({ monthlyIncomeCents: income * 100, age });
          const { reasons } = matchOffer(person, criteria(each), policy);
          for (const { code, verdict } of judgeAnswers(answers, each, policy))
            expect(reasons.find((reason) => reason.code === code)?.verdict).toBe(verdict);
        }
      },
    ),
  );
});
