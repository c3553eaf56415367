import { describe, expect, it } from 'vitest';
import { type FormAnswer, unanswered } from '@/features/application/form-answer';
import { firstOpenStep, stepOfAnswer } from '@/features/application/form-steps';
import { makeFormView } from '@/features/application/make-form-view';
import { sampleLoans } from '@/shell/loan/sample-loans';
import { sampleView } from '@/shell/sample-view';

const view = makeFormView(
  {
    place: { form: 'application', version: null, arm: null, isIdentityAsked: false },
    requested: { amount: 300, days: 91, choice: 'none', typed: { amount: undefined, days: undefined } },
    loans: sampleLoans,
    now: new Date('2026-11-21T12:00:00Z'),
    key: '',
  },
  sampleView,
);
const answer = (changed: Partial<FormAnswer>): FormAnswer => ({ ...unanswered, outcome: 'refused', ...changed });
const places = (changed: Partial<FormAnswer>) => stepOfAnswer(answer(changed), view.steps);
const error = (field: string) => ({ field, message: 'x' });

it('the application asks for the loan, the situation and the contact, and then for the consents', () => {
  expect(view.steps.map(({ name }) => name)).toEqual(['loan', 'income', 'contact', 'consents']);
});

describe('stepOfAnswer', () => {
  it('is the step of the first fault', () => {
    expect(places({ errors: [error('employment'), error('phone')] })).toBe(1);
    expect(places({ errors: [error('terms')] })).toBe(3);
  });
  it('is the step with the button if no field has a fault', () => {
    expect(places({})).toBe(3);
    expect(places({ outcome: 'challenge' })).toBe(3);
  });
  it('is the first step while there is no answer', () => {
    expect(stepOfAnswer(unanswered, view.steps)).toBe(0);
  });
});

it('firstOpenStep: is the first step with an unanswered required question', () => {
  const answered = (...names: string[]) => firstOpenStep(view.steps, ({ name }) => names.includes(name));
  expect(answered()).toBe(0);
  expect(answered('amount', 'days')).toBe(1);
  expect(answered('amount', 'days', 'employment', 'monthlyIncome', 'inDefaultRegister', 'hasBankAccount')).toBe(2);
});
