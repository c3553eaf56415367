import type { Locale } from '@prestafaro/countries';
import type { VerifiedBy } from '@prestafaro/types/visitor-forms';
import type { RejectionReason } from '../../../delivery/mail/messages/mail-messages';

/** Where the admin reads the pending comments and decides on them. */
export const MODERATION_PATH = '/moderation';

/** How many comments may be rejected as spam at once. */
export const MOST_AT_ONCE = 50;

/** The reasons for which several comments may be rejected at once. Any other needs a look at each comment. */
export const SPAM_REASONS = ['advertising', 'not_genuine'] as const satisfies readonly RejectionReason[];

export type Verdict = 'approved' | 'rejected';

/** The comment that a pending one answers, or another answer to it. */
export interface ThreadComment {
  name: string;
  text: string;
  sentAt: string | null;
  replyLabel: string | null;
}

export interface QueuedReport {
  reason: string;
  text: string | null;
  sentAt: string;
}

/** An earlier comment with the same author's hash. */
export interface EarlierComment {
  text: string;
  state: Verdict | 'pending';
  rejectionReason: string | null;
  subjectTitle: string;
  sentAt: string | null;
}

/** The other comments with the same author's hash, on the sites of the moderator. */
export interface AuthorHistory {
  approved: number;
  rejected: number;
  pending: number;
  latest: EarlierComment[];
}

/** A pending comment with all that a moderator needs to decide on it. It holds no address and no hash. */
export interface QueuedComment {
  /** documentId. */
  id: string;
  /** The number of lines in its log. A decision names it, so that none is taken on a comment that has changed. */
  version: number;
  site: Locale;
  name: string;
  text: string;
  rating: number | null;
  verifiedBy: VerifiedBy | null;
  sentAt: string | null;
  /** `url` is null if the page is not published any more. */
  subject: { type: string; title: string; url: string | null };
  /** Null: it answers no comment. `omitted`: earlier answers that are not listed. */
  thread: { parent: ThreadComment; replies: ThreadComment[]; omitted: number } | null;
  /** The open ones. */
  reports: QueuedReport[];
  /** Null: the hash was erased after its time. */
  history: AuthorHistory | null;
}

export interface QueuePage {
  /** The oldest first. */
  comments: QueuedComment[];
  total: number;
  page: number;
  pageCount: number;
  /** The sites on which this moderator decides. */
  sites: readonly Locale[];
}

export interface QueueCount {
  pending: number;
}

export interface DecisionRequest {
  to: Verdict;
  /** Only of a rejection. */
  reason?: RejectionReason;
  note?: string;
  comments: readonly { id: string; version: number }[];
}

/** What became of one comment of a decision. */
export type DecisionResult = { id: string } & (
  | { outcome: 'done' }
  /** Somebody has decided on it meanwhile. */
  | { outcome: 'decided'; state: Verdict; by: string | null }
  /** It still waits, but it is not as the moderator read it. */
  | { outcome: 'changed' }
  /** It was deleted, or it is of another country. */
  | { outcome: 'gone' }
  | { outcome: 'failed'; message: string }
);

export interface DecisionAnswer {
  results: DecisionResult[];
  /** For how long the decision can be undone. */
  undoWithinMs: number;
}

/** What became of one comment whose decision was to be undone. */
export type UndoResult = { id: string } & (
  | { outcome: 'done' }
  | { outcome: 'too-late' }
  /** Another decision has followed. */
  | { outcome: 'changed' }
  /** Another person has decided. */
  | { outcome: 'not-yours' }
  | { outcome: 'gone' }
  | { outcome: 'failed'; message: string }
);

export interface UndoAnswer {
  results: UndoResult[];
}
