import type { AffiliateModel } from '@prestafaro/types/affiliate';
import type { CreditKind, CreditReason, CreditState } from '@prestafaro/types/affiliate-statement';

/** A row of `affiliate_credits` as the query engine returns it: instants are texts on SQLite and dates on PostgreSQL. */
export interface CreditRow {
  id: number;
  /** Names the event: it is credited once, however often it is reported. */
  cause: string;
  affiliateId: number;
  site: string;
  /** Of the country. */
  day: string;
  kind: CreditKind;
  model: AffiliateModel;
  amountCents: number;
  currency: string;
  at: Date | string;
  /** Null for a credit without an amount, which is only counted. */
  state: CreditState | null;
  stateChangedAt: Date | string | null;
  /** The end of the hold. */
  confirmableAt: Date | string | null;
  /** Only of a lead: when the contact of the applicant was confirmed. */
  contactConfirmedAt: Date | string | null;
  /** Only of a sale: the click whose report it was. */
  clickId: string | null;
  reason: CreditReason | null;
  note: string | null;
  /** The payment that contains the credit, from the preparation of its run. */
  paymentId: number | null;
}
