import type { AffiliateModel, PayoutMethod } from '@prestafaro/types/affiliate';
import type { ProposalKind, ProposedField } from '@prestafaro/types/affiliate-proposal';

/** A way of payment, and the end of the account: at most four characters. */
export interface MailedPayout {
  method: PayoutMethod;
  ending: string;
}

/** A change that waits for its confirmation. */
export interface AffiliateProposed {
  proposalKey: string;
  kind: ProposalKind;
  /** What a request would change. */
  fields: readonly ProposedField[];
  payout: MailedPayout | null;
}

/** A change that took effect. */
export interface AffiliateChanged {
  affiliateId: number;
  change: 'terms' | 'resumed' | 'paused' | 'refused' | 'ended' | 'payout' | 'request';
  /** From when it is valid, in the country: `2026-11-29`. */
  day: string;
  /** A mail that an earlier version queued has no hold. */
  terms: { model: AffiliateModel; rateCents: number; holdDays?: number } | null;
  payout: MailedPayout | null;
}
