import { describe, expect, it } from 'vitest';
import { type FormAnswer, unanswered } from '@/features/application/form-answer';
import { firstOpenStep, shownSteps, stepOfAnswer } from '@/features/application/form-steps';
import { makeFormView } from '@/features/application/make-form-view';
import { sampleView } from '@/shell/sample-view';

const view = makeFormView(
  {
    place: { form: 'application', version: null, arm: null },
    asked: { amount: 300, days: 91, choice: 'none' },
    now: new Date('2026-11-21T12:00:00Z'),
  },
  sampleView,
);
const answer = (changed: Partial<FormAnswer>): FormAnswer => ({ ...unanswered, outcome: 'refused', ...changed });
const places = (changed: Partial<FormAnswer>) => stepOfAnswer(answer(changed), shownSteps(view, answer(changed)));
const error = (field: string) => ({ field, message: 'x' });

it('the account is no step before it is wanted, and the last one then (R21)', () => {
  expect(shownSteps(view, unanswered).map(({ name }) => name)).toEqual([
    'loan',
    'contact',
    'identity',
    'income',
    'consents',
  ]);
  expect(shownSteps(view, answer({ isAccountAsked: true })).at(-1)?.name).toBe('account');
});

describe('an answer is shown', () => {
  it('at the first fault', () => {
    expect(places({ errors: [error('phone'), error('document')] })).toBe(1);
    expect(places({ errors: [error('terms')] })).toBe(4);
    expect(places({ errors: [error('account')], isAccountAsked: true })).toBe(5);
  });
  it('at the account, when it is wanted', () => {
    expect(places({ outcome: 'account-wanted', isAccountAsked: true })).toBe(5);
  });
  it('where the button is, when no field is at fault', () => {
    expect(places({})).toBe(4);
    expect(places({ outcome: 'challenge', isAccountAsked: true })).toBe(5);
  });
  it('at the beginning, while there is none', () => {
    expect(stepOfAnswer(unanswered, view.steps)).toBe(0);
  });
});

it('who comes back is led to the first step that still asks something', () => {
  const answered = (...names: string[]) => firstOpenStep(view.steps, ({ name }) => names.includes(name));
  expect(answered()).toBe(0);
  expect(answered('amount', 'days')).toBe(1);
  expect(answered('amount', 'days', 'firstName', 'lastName', 'birthDate', 'phone', 'email')).toBe(2);
});
