import type { ApplicationProgress } from '@prestafaro/types/application';

/** Who takes a step: the applicant, we, or the lender. */
export type Actor = 'you' | 'us' | 'lender';

/** A step after the pick of an offer; `delivered` is done, the others are to come. */
export type StepName = 'delivered' | 'underWay' | 'form' | 'answer' | 'sign' | 'payout';

export interface Step {
  readonly name: StepName;
  readonly actor: Actor;
}

const actors: Readonly<Record<StepName, Actor>> = {
  delivered: 'us',
  underWay: 'us',
  form: 'you',
  answer: 'lender',
  sign: 'you',
  payout: 'lender',
};

/** How the application reaches the lender: accepted by it, on its way, or typed at its website by the applicant. */
export type Reached = 'delivered' | 'underWay' | 'form';

/** The steps that are left of each status in which a lender still acts, after the application has reached it. */
const left: Readonly<Partial<Record<ApplicationProgress['status'], readonly StepName[]>>> = {
  offer_picked: ['answer', 'sign', 'payout'],
  under_review: ['answer', 'sign', 'payout'],
  approved: ['sign', 'payout'],
  signed: ['payout'],
};

/** The steps of an application whose offer is picked, in order; empty where nothing is to come. */
export function nextSteps(status: ApplicationProgress['status'], reached: Reached): readonly Step[] {
  const names = left[status] ?? [];
  const first: readonly StepName[] = status === 'offer_picked' || reached === 'delivered' ? [reached] : [];
  return (names.length === 0 ? [] : [...first, ...names]).map((name) => ({ name, actor: actors[name] }));
}
