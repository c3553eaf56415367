import 'server-only';
import type { Locale } from '@prestafaro/countries';
import {
  type AffiliateProposalAnswer,
  affiliateProposalAnswerSchema,
  type PayoutMessage,
} from '@prestafaro/types/affiliate-proposal';
import type { MailedLinkMessage } from '@prestafaro/types/mailed-link';
import type { ConfirmAnswer } from '@/cms/affiliate-page';
import { postMessage, unusableAnswer } from '@/cms/post-message';
import { readReviewAnswer, type SentReview } from '@/cms/send-review';

interface Proposals {
  payout: PayoutMessage;
  end: MailedLinkMessage;
}

/**
 * Has the confirmation of a change mailed to an affiliate. Never throws: an outage is an answer.
 * @returns `unknown-subject` for a link whose time is over, or that opens nothing any more
 */
export async function proposeChange<Kind extends keyof Proposals>(
  kind: Kind,
  message: Proposals[Kind],
): Promise<SentReview> {
  const answer = await postMessage(`/api/affiliates/proposals/${kind}`, message);
  if (answer.isAway) return { outcome: 'away', reason: answer.reason };
  return answer.status === 404 ? { outcome: 'unknown-subject' } : readReviewAnswer(answer.status, answer.body);
}

export type ProposalState =
  | { readonly outcome: 'known'; readonly proposal: AffiliateProposalAnswer }
  /** It was confirmed, replaced or erased. */
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'away'; readonly reason: string };

/** Reads what a proposed change of an affiliate would change. It is never stored. Never throws: an outage is an answer. */
export async function readProposal(locale: Locale, token: string): Promise<ProposalState> {
  const answer = await postMessage('/api/affiliates/proposals/read', { locale, token });
  if (answer.isAway) return { outcome: 'away', reason: answer.reason };
  if (answer.status === 404) return { outcome: 'unknown' };
  const proposal = answer.status === 200 ? affiliateProposalAnswerSchema.safeParse(answer.body) : undefined;
  return proposal?.success ? { outcome: 'known', proposal: proposal.data } : unusableAnswer(answer.status);
}

/** Confirms a proposed change. Never throws: an outage is an answer. */
export async function confirmProposal(locale: Locale, token: string): Promise<ConfirmAnswer> {
  const answer = await postMessage('/api/affiliates/proposals/confirm', { locale, token });
  if (answer.isAway) return { outcome: 'away', reason: answer.reason };
  if (answer.status === 200) return { outcome: 'confirmed' };
  return answer.status === 404 ? { outcome: 'unknown' } : unusableAnswer(answer.status);
}
