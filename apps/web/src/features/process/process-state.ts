import type { ApplicationProgress } from '@prestafaro/types/application';

/** The state of `/process/`: the matching under way, its result, or the answer of a lender. */
export type ProcessState = 'checking' | 'compared' | 'followed';

/** An application without a matching is being compared, whatever its status is. */
export function processState({ status, matchedAt }: Pick<ApplicationProgress, 'status' | 'matchedAt'>): ProcessState {
  if (status === 'draft' || status === 'submitted') return 'checking';
  return status === 'offers_shown' && matchedAt !== null ? 'compared' : 'followed';
}

const undecided: readonly ApplicationProgress['status'][] = [
  'draft',
  'submitted',
  'offers_shown',
  'offer_picked',
  'under_review',
];

/** Whether a lender may still decide. */
export const isUndecided = ({ status }: Pick<ApplicationProgress, 'status'>): boolean => undecided.includes(status);
