import type { Locale } from '@prestafaro/countries';
import type { PayoutMethod } from '@prestafaro/types/affiliate';

/** How a run stands. `open`: prepared, and its credits are reserved. */
export type RunState = 'open' | 'paid' | 'cancelled';

/** A row of `affiliate_payment_runs`. PostgreSQL returns big integers as texts. */
export interface RunRow {
  id: number;
  site: Locale;
  /** The last month whose credits it contains: `2026-11`. Earlier ones that were not paid are in it too. */
  month: string;
  /** Below it an affiliate waits for a later run; 0 for no minimum. */
  minimumCents: number | string;
  state: RunState;
  preparedBy: string;
  preparedAt: Date | string;
  /** The day of the payment, as the manager states it. */
  paidOn: string | null;
  reference: string | null;
  endedBy: string | null;
  endedAt: Date | string | null;
  /** Why it was cancelled. */
  reason: string | null;
}

/** Why a run does not pay an affiliate. The credits stay for the next run. */
export type HeldFor = 'minimum' | 'no-details' | 'nothing-owed';

/** A row of `affiliate_payments`: one affiliate in one currency. */
export interface PaymentRow {
  id: number;
  runId: number;
  affiliateId: number;
  currency: string;
  amountCents: number | string;
  payoutMethod: PayoutMethod;
  state: 'due' | 'paid' | 'held' | 'cancelled';
  heldFor: HeldFor | null;
  paidOn: string | null;
  reference: string | null;
}
