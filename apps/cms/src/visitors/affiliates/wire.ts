import type { Locale } from '@prestafaro/countries';
import type { AffiliateModel, AffiliateState, PayoutMethod } from '@prestafaro/types/affiliate';
import type { CreditKind, CreditReason, CreditState } from '@prestafaro/types/affiliate-statement';
import type { ChangedData } from './affiliate-history';
import type { AffiliateContact } from './affiliate-row';

/** Where the admin reads and decides on affiliates. */
export const AFFILIATES_PATH = '/affiliates';

/** A line of the list. */
export interface ListedAffiliate {
  id: number;
  name: string;
  website: string;
  site: Locale;
  state: AffiliateState;
  isConfirmed: boolean;
  code: string;
  requestedAt: string;
}

export interface AffiliateList {
  rows: ListedAffiliate[];
  /** The sites of this administrator. */
  sites: readonly Locale[];
}

/** One affiliate, with everything that a manager needs to decide and to pay. */
export interface ShownAffiliate extends AffiliateContact, Omit<ListedAffiliate, 'name' | 'website'> {
  confirmedAt: string | null;
  wishedModel: AffiliateModel;
  payoutMethod: PayoutMethod;
  payoutDetails: string | null;
  model: AffiliateModel | null;
  rateCents: number | null;
  currency: string;
  holdDays: number;
  /** The link that the affiliate publishes. */
  link: string;
  decisions: readonly AffiliateState[];
  months: readonly string[];
  history: readonly {
    id: number;
    from: AffiliateState | null;
    to: AffiliateState;
    /** Null: the state or the terms. */
    changed: ChangedData | null;
    /** Null: the affiliate. */
    actor: string | null;
    reason: string | null;
    model: AffiliateModel | null;
    rateCents: number | null;
    holdDays: number | null;
    at: string;
  }[];
}

/** A line of the history of a credit. */
export interface ShownCreditChange {
  id: number;
  /** Null for a new correction. */
  fromState: CreditState | null;
  /** Null: counted only. */
  toState: CreditState | null;
  /** Null: the product itself. */
  actor: string | null;
  reason: CreditReason;
  note: string | null;
  at: string;
}

export interface ShownCredit {
  id: number;
  day: string;
  kind: CreditKind;
  /** Null: counted only. */
  state: CreditState | null;
  amountCents: number;
  currency: string;
  reason: CreditReason | null;
  note: string | null;
  /** Only of an open one: when its hold ends. */
  confirmableAt: string | null;
  isInPayment: boolean;
  history: readonly ShownCreditChange[];
}

export interface CreditList {
  pages: number;
  rows: readonly ShownCredit[];
}
