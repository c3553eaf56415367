import type { ReadableAnswers } from '@prestafaro/application';
import type { Locale } from '@prestafaro/countries';
import type {
  ApplicationFormName,
  ApplicationStatus,
  Attribution,
  ChangeSource,
  ClickOutcome,
  ConsentPurpose,
  DeliveryKind,
  DeliveryState,
  ShownReason,
} from '@prestafaro/types/application';
import type { MailState } from '../../delivery/mail/mail-state';
import type { AddressFilters, DeskFilters } from './desk-filters';

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
  readonly assignee: DeskAssignee | null;
}

/** A lead manager. */
export interface DeskManager {
  readonly id: number;
  readonly name: string;
}

/** Who works on an application. */
export interface DeskAssignee {
  readonly id: number;
  /** Null if the account was deleted. The history has the name. */
  readonly name: string | null;
  /** False if the person has the role no more: then nobody works on it. */
  readonly isManager: boolean;
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
  readonly postbacks: readonly DeskPostback[];
  readonly mails: readonly DeskMail[];
  readonly notes: readonly DeskNote[];
  readonly assignee: DeskAssignee | null;
  /** Those who may get it, the one who reads this among them. */
  readonly managers: readonly DeskManager[];
  /** The id of the administrator who reads this. */
  readonly readerId: number;
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
  /** When a lead manager sent it again; null if nobody did. */
  readonly resentAt: string | null;
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
  /** The lead manager who got the application. */
  readonly assigneeName: string | null;
  /** The click that caused it. */
  readonly clickId: string | null;
}

/** What a lead manager wrote about an application. */
export interface DeskNote {
  readonly id: number;
  readonly at: string;
  readonly author: string;
  readonly text: string;
  /** The one who reads this wrote it, and may delete it. */
  readonly isOwn: boolean;
}

/** What a network or a lender reported about a click. */
export interface DeskPostback {
  readonly id: number;
  readonly clickId: string;
  readonly network: string;
  /** In the network's words. */
  readonly networkStatus: string;
  /** The network's own number of the event. */
  readonly eventId: string | null;
  readonly status: ClickOutcome | null;
  readonly outcome: 'applied' | 'unchanged' | 'ignored' | 'refused';
  readonly payout: DeskClick['payout'];
  readonly at: string;
}

/** A mail about the application, without its address and its content. */
export interface DeskMail {
  readonly id: number;
  readonly template: string;
  readonly state: MailState;
  readonly queuedAt: string;
  /** Null while it waits. */
  readonly finishedAt: string | null;
  readonly lastError: string | null;
  /** A lead manager has sent it again, which is another mail. */
  readonly isResent: boolean;
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

/** Filters that a person saved under a name. */
export interface DeskSavedFilter {
  readonly id: number;
  readonly name: string;
  readonly filters: AddressFilters;
}
