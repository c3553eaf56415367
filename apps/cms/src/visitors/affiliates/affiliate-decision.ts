import type { AffiliateModel, AffiliateState, PayoutMethod } from '@prestafaro/types/affiliate';

/** What a manager agrees on with an affiliate. */
export interface AffiliateTerms {
  model: AffiliateModel;
  rateCents: number;
  /** Days until a credit is confirmed. */
  holdDays: number;
  payoutMethod: PayoutMethod;
  /** Null: as they are. */
  payoutDetails: string | null;
}

export interface AffiliateDecision {
  to: AffiliateState;
  reason: string;
  /** The name of the manager. */
  actor: string;
  /** Only of an approval. */
  terms: AffiliateTerms | null;
  now: Date;
}
