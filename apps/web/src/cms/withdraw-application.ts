import 'server-only';
import { postMessage, unusableAnswer } from '@/cms/post-message';

export type WithdrawAnswer =
  | { readonly outcome: 'withdrawn' }
  | { readonly outcome: 'unknown' }
  /** It is past the point where the applicant can take it back. */
  | { readonly outcome: 'not-allowed' }
  | { readonly outcome: 'away'; readonly reason: string };

/** Takes an application back for its applicant. The same again changes nothing. Never throws: an outage is an answer. */
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
