import { countryOf } from '@prestafaro/countries';
import { describe, expect, it } from 'vitest';
import { checkTyped, isTooYoung } from '@/features/application/check-typed';
import { unanswered } from '@/features/application/form-answer';
import { makeFormView } from '@/features/application/make-form-view';
import { ticked, typed } from '@/features/application/sample-answers';
import { sampleLoans } from '@/shell/loan/sample-loans';
import { sampleView } from '@/shell/sample-view';

const rules = countryOf('ES');
const now = new Date('2026-11-21T12:00:00Z');
const requested = { amount: 300, days: 91, choice: 'none', typed: { amount: undefined, days: undefined } } as const;
const view = makeFormView(
  {
    place: { form: 'application', version: null, arm: null, isIdentityAsked: false },
    requested,
    loans: sampleLoans,
    now,
    key: 'key',
  },
  sampleView,
);

/** Checks one step, or the whole form. */
function check(changed: Record<string, string>, step?: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...changed })) form.set(name, value);
  const steps = view.steps.filter(({ name }) => step === undefined || name === step);
  return checkTyped({ form, steps, now, rules }, view, { ...unanswered, attempt: 3, key: 'kept' });
}
const messagesOf = (...args: Parameters<typeof check>) =>
  Object.fromEntries(check(...args).errors.map(({ field, message }) => [field, message]));

describe('checkTyped: one step', () => {
  it('passes if its own answers are valid, whatever the other answers are', () => {
    expect(check({ employment: '' }, 'contact')).toMatchObject({ outcome: 'unanswered', errors: [], key: 'kept' });
  });

  it('reports its own faults only, with the words of the server, and counts the attempt', () => {
    const answer = check({ email: 'lucia@', employment: '' }, 'contact');
    expect(answer).toMatchObject({ outcome: 'refused', attempt: 4, title: 'Hay 1 cosa que corregir', key: 'kept' });
    expect(answer.errors.map(({ field }) => field)).toEqual(['email']);
    expect(messagesOf({ amount: '49', days: '' }, 'loan')).toEqual({
      amount: 'Pide 50\u00a0€ como mínimo',
      days: 'Escribe durante cuánto tiempo, de 91\u00a0días a 36\u00a0meses',
    });
    expect(messagesOf({ lastName: 'a'.repeat(121) }, 'contact').lastName).toContain('120 caracteres');
  });

  it('refuses a person who is too young today, by the latest accepted date of birth', () => {
    expect(check({ 'birthDate-year': '2009' }, 'contact')).toMatchObject({
      isUnderAge: true,
      errors: [{ field: 'birthDate', message: expect.stringContaining('el 21 de noviembre de 2008 o antes') }],
    });
  });
});

describe('isTooYoung', () => {
  it.each([
    ['2009', true],
    ['1991', false],
    ['', false],
    ['2030', false],
  ])('for a year of birth «%s»: %s', (year, expected) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...typed, 'birthDate-year': year })) form.set(name, value);
    expect(isTooYoung({ form, steps: view.steps, now, rules }, view)).toBe(expected);
  });
});

describe('checkTyped: the whole form', () => {
  it('passes with the two required boxes', () => {
    expect(check(ticked)).toMatchObject({ outcome: 'unanswered' });
  });

  it('refuses unticked required boxes, so that nothing is sent without them', () => {
    expect(messagesOf({})).toEqual({
      terms: expect.stringContaining('marca que has leído'),
      lenders: expect.stringContaining('marca que podemos comparar'),
    });
  });
});
