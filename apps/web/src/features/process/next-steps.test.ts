import { expect, it } from 'vitest';
import { nextSteps } from '@/features/process/next-steps';

const namesOf = (...of: Parameters<typeof nextSteps>) => nextSteps(...of).map(({ name, actor }) => `${actor}: ${name}`);

it.each([
  ['delivered', 'us: delivered'],
  ['underWay', 'us: underWay'],
  ['form', 'you: form'],
] as const)('after a pick the first step says how the application reaches the lender: %s', (reached, first) => {
  expect(namesOf('offer_picked', reached)).toEqual([first, 'lender: answer', 'you: sign', 'lender: payout']);
});

it('a lender that has answered without a delivery got the form, so that step is gone', () => {
  expect(namesOf('under_review', 'form')).toEqual(['lender: answer', 'you: sign', 'lender: payout']);
  expect(namesOf('approved', 'form')).toEqual(['you: sign', 'lender: payout']);
});

it('after the signature only the payment is left', () => {
  expect(namesOf('signed', 'delivered')).toEqual(['us: delivered', 'lender: payout']);
});

it.each(['offers_shown', 'declined', 'paid_out', 'withdrawn'] as const)(
  'an application that is %s has no steps',
  (status) => {
    expect(nextSteps(status, 'delivered')).toEqual([]);
  },
);
