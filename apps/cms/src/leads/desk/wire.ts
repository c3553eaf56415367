import type { ReadableAnswers } from '@prestafaro/application';
import type { Locale } from '@prestafaro/countries';
import type {
  ApplicationFormName,
  ApplicationStatus,
  Attribution,
  ChangeSource,
  ConsentPurpose,
  DeliveryKind,
  DeliveryState,
  ShownReason,
} from '@prestafaro/types/application';
import type { DeskFilters } from './desk-filters';

/** The answers of the desk's routes, which its pages in the admin read. Instants are ISO texts in UTC. */
export interface DeskPage {
  readonly rows: readonly DeskRow[];
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
  /** Every site that this administrator may see. */
  readonly sites: readonly Locale[];
}

export interface DeskRow {
  readonly id: number;
  readonly site: Locale;
  readonly name: string;
  /** Whole units of the currency. */
  readonly amount: number;
  readonly days: number;
  readonly status: ApplicationStatus;
  readonly submittedAt: string;
  readonly phone: string;
  /** Null before matching. */
  readonly matchCount: number | null;
  readonly isUnderClaim: boolean;
  readonly isBlocked: boolean;
}

/** One application as a lead manager reads it. Encrypted values are shown by their stored masks and never decrypted. */
export interface DeskApplication {
  readonly id: number;
  readonly site: Locale;
  readonly status: ApplicationStatus;
  readonly statusChangedAt: string;
  readonly submittedAt: string;
  readonly form: ApplicationFormName;
  readonly formVersion: number | null;
  readonly arm: string | null;
  readonly attribution: Attribution | null;
  readonly isBlocked: boolean;
  readonly isUnderClaim: boolean;
  /** The applicant's address or number is on the list of those who want no advertising. */
  readonly wantsNoAdvertising: boolean;
  readonly answers: ReadableAnswers;
  readonly matching: DeskMatching;
  readonly consents: readonly DeskConsent[];
  readonly clicks: readonly DeskClick[];
  /** The newest first. */
  readonly deliveries: readonly DeskDelivery[];
  /** The newest first. */
  readonly history: readonly DeskChange[];
  /** The statuses that a lead manager may set now, each a button. */
  readonly legalChanges: readonly ApplicationStatus[];
}

export interface DeskMatching {
  readonly matchedAt: string | null;
  readonly offersChecked: number;
  readonly lendersChecked: number;
  readonly offers: readonly DeskOffer[];
}

export interface DeskOffer {
  readonly offerId: number;
  /** Null for an offer that is no longer published. */
  readonly header: string | null;
  readonly lender: string | null;
  readonly isMatch: boolean;
  readonly reasons: readonly ShownReason[];
}

export interface DeskConsent {
  readonly id: number;
  readonly purpose: ConsentPurpose;
  readonly isGiven: boolean;
  readonly textVersion: string;
  readonly text: string;
  readonly at: string;
  readonly truncatedAddress: string;
  readonly channel: string;
  readonly revokedAt: string | null;
}

export interface DeskClick {
  readonly clickId: string;
  readonly offerId: number;
  readonly offerHeader: string;
  readonly lender: string | null;
  readonly network: string | null;
  readonly at: string;
  readonly reportedStatus: string | null;
  readonly reportedAt: string | null;
  readonly payout: { readonly amount: number; readonly currency: string } | null;
}

/** A delivery to a lender, with each attempt. */
export interface DeskDelivery {
  readonly id: number;
  readonly kind: DeliveryKind;
  readonly lender: string;
  readonly offerHeader: string;
  readonly state: DeliveryState;
  readonly queuedAt: string;
  /** When it is tried again; null after its end. */
  readonly dueAt: string | null;
  readonly finishedAt: string | null;
  /** The lender's own number of the application. */
  readonly reference: string | null;
  /** In the lender's words. */
  readonly answeredStatus: string | null;
  readonly lastError: string | null;
  /** In order. */
  readonly attempts: readonly DeskAttempt[];
}

export interface DeskAttempt {
  readonly id: number;
  readonly at: string;
  readonly outcome: 'accepted' | 'refused' | 'later' | 'away';
  /** Null if no answer came. */
  readonly httpStatus: number | null;
  readonly durationMs: number;
  readonly error: string | null;
}

export interface DeskChange {
  readonly id: number;
  readonly at: string;
  readonly from: ApplicationStatus | null;
  /** The same as `from` for an entry that left the status as it was. */
  readonly to: ApplicationStatus;
  readonly source: ChangeSource;
  readonly actor: string | null;
  readonly reason: string | null;
}

/** One line of the export log: administrator, filters, time, purpose and number of rows. */
export interface DeskExport {
  readonly id: number;
  readonly at: string;
  readonly name: string;
  readonly filters: LoggedFilters;
  readonly rows: number;
  readonly withSecrets: boolean;
  readonly purpose: string;
}

/** The filters of an export without the search text, which is personal (R28). */
export interface LoggedFilters extends Omit<DeskFilters, 'search' | 'site'> {
  readonly sites: readonly Locale[];
  readonly isSearch: boolean;
  /** The export held proofs of consents, and no applications. */
  readonly isOfProofs?: boolean;
}

export interface DeskExportPage {
  readonly exports: readonly DeskExport[];
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
}
