import 'server-only';
import { postMessage, unusableAnswer } from '@/cms/post-message';

export type WithdrawAnswer =
  | { readonly outcome: 'withdrawn' }
  | { readonly outcome: 'unknown' }
  /** The status no longer allows the applicant to withdraw. */
  | { readonly outcome: 'not-allowed' }
  | { readonly outcome: 'away'; readonly reason: string };

/** Withdraws an application for its applicant. A repetition changes nothing. Never throws: an outage is an answer. */
export async function withdrawApplication(token: string): Promise<WithdrawAnswer> {
  const answer = await postMessage('/api/applications/withdraw', { token });
  if (answer.isAway) return { outcome: 'away', reason: answer.reason };
  switch (answer.status) {
    case 200:
      return { outcome: 'withdrawn' };
    case 404:
      return { outcome: 'unknown' };
    case 409:
      return { outcome: 'not-allowed' };
    default:
      return unusableAnswer(answer.status);
  }
}
