import type { ApplicationProgress } from '@prestafaro/types/application';

/** What `/process/` is about: the comparison under way, its result, or what a lender says. */
export type ProcessState = 'checking' | 'compared' | 'followed';

/** An application that has no comparison yet is being compared, whatever else is said of it. */
export function processState({ status, matchedAt }: Pick<ApplicationProgress, 'status' | 'matchedAt'>): ProcessState {
  if (status === 'draft' || status === 'submitted') return 'checking';
  return status === 'offers_shown' && matchedAt !== null ? 'compared' : 'followed';
}
