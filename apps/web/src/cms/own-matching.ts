import type { ApplicationProgress } from '@prestafaro/types/application';

/**
 * Everything that a list of offers shows of an application: the requested loan, and for each offer whether it fits and why. It has
 * the limits of lenders and no figure of the person, so applicants with the same loan and the same result get the same list.
 */
export type OwnMatching = Pick<ApplicationProgress, 'amount' | 'days' | 'matches'>;

/** Takes out of an application what its list of offers shows, and nothing else. */
export function matchingOf({ amount, days, matches }: ApplicationProgress): OwnMatching {
  return { amount, days, matches };
}
