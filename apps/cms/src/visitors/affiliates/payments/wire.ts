import type { Locale } from '@prestafaro/countries';
import type { PaymentRow, RunRow, RunState } from './payment-row';

/** Where the admin prepares payments and notes that they were made. */
export const RUNS_PATH = '/affiliates/runs';

export interface ListedRun extends Pick<RunRow, 'paidOn' | 'reference' | 'endedBy' | 'reason'> {
  id: number;
  site: Locale;
  month: string;
  state: RunState;
  minimumCents: number;
  preparedBy: string;
  preparedAt: string;
  endedAt: string | null;
}

export interface RunList {
  rows: readonly ListedRun[];
  /** The sites of this administrator. */
  sites: readonly Locale[];
}

export interface ShownPayment extends Omit<PaymentRow, 'runId' | 'amountCents' | 'paidOn'> {
  amountCents: number;
  code: string;
  name: string;
  /** Null if it is not to be paid, or not any more. */
  payoutDetails: string | null;
}

export interface ShownRun extends ListedRun {
  payments: readonly ShownPayment[];
}
