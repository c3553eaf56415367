import { describe, expect, it } from 'vitest';
import { type FormAnswer, unanswered } from '@/features/application/form-answer';
import { firstOpenStep, shownSteps, stepOfAnswer } from '@/features/application/form-steps';
import { makeFormView } from '@/features/application/make-form-view';
import { sampleView } from '@/shell/sample-view';

const view = makeFormView(
  {
    place: { form: 'application', version: null, arm: null },
    requested: { amount: 300, days: 91, choice: 'none', typed: { amount: undefined, days: undefined } },
    now: new Date('2026-11-21T12:00:00Z'),
    key: '',
  },
  sampleView,
);
const answer = (changed: Partial<FormAnswer>): FormAnswer => ({ ...unanswered, outcome: 'refused', ...changed });
const places = (changed: Partial<FormAnswer>) => stepOfAnswer(answer(changed), shownSteps(view, answer(changed)));
const error = (field: string) => ({ field, message: 'x' });

it('shownSteps: has the account as its last step only after the server asked for it (R21)', () => {
  expect(shownSteps(view, unanswered).map(({ name }) => name)).toEqual([
    'loan',
    'contact',
    'identity',
    'income',
    'consents',
  ]);
  expect(shownSteps(view, answer({ isAccountAsked: true })).at(-1)?.name).toBe('account');
});

describe('stepOfAnswer', () => {
  it('is the step of the first fault', () => {
    expect(places({ errors: [error('phone'), error('document')] })).toBe(1);
    expect(places({ errors: [error('terms')] })).toBe(4);
    expect(places({ errors: [error('account')], isAccountAsked: true })).toBe(5);
  });
  it('is the account if the server asks for it', () => {
    expect(places({ outcome: 'account-wanted', isAccountAsked: true })).toBe(5);
  });
  it('is the step with the button if no field has a fault', () => {
    expect(places({})).toBe(4);
    expect(places({ outcome: 'challenge', isAccountAsked: true })).toBe(5);
  });
  it('is the first step while there is no answer', () => {
    expect(stepOfAnswer(unanswered, view.steps)).toBe(0);
  });
});

it('firstOpenStep: is the first step with an unanswered required question', () => {
  const answered = (...names: string[]) => firstOpenStep(view.steps, ({ name }) => names.includes(name));
  expect(answered()).toBe(0);
  expect(answered('amount', 'days')).toBe(1);
  expect(answered('amount', 'days', 'firstName', 'lastName', 'birthDate', 'phone', 'email')).toBe(2);
});
