import type { AffiliateModel, PayoutMethod } from '@prestafaro/types/affiliate';
import type { ProposalKind, ProposedField } from '@prestafaro/types/affiliate-proposal';
import type { ApplicationStatus } from '@prestafaro/types/application';
import commentSchema from '../../../api/comment/content-types/comment/schema.json';
import type { AffiliateChanged } from '../templates/affiliate-props';

/** The statuses with a short notice. Approval and refusal have mails of their own. */
export type NoticedStatus = Extract<ApplicationStatus, 'under_review' | 'signed' | 'paid_out' | 'withdrawn'>;

const reasons = ['not_relevant', 'offensive', 'personal_data', 'advertising', 'not_genuine', 'other'] as const;
/** Why a moderator rejects a comment. A test compares the list with the schema of comments. */
export type RejectionReason = (typeof reasons)[number];
export const rejectionReasons: readonly RejectionReason[] = reasons;
export const reasonsOfSchema: readonly string[] = commentSchema.attributes.rejectionReason.enum;

/** The words of every mail in one language. A mail about an application has no marketing in it (R31). */
export interface MailMessages {
  /** Without a name, because anybody can type any name beside another person's address. */
  readonly greeting: string;
  readonly status: {
    /** Which lender a mail about a status is about. */
    readonly lender: (name: string) => string;
    /** The link to the page of the application. */
    readonly link: string;
    /** How long the link is valid, and that it is personal. */
    readonly hint: string;
  };
  readonly footer: {
    readonly application: (siteName: string) => string;
    readonly comment: (siteName: string) => string;
    readonly unsubscribed: (siteName: string) => string;
    /** That it is advertising, of whom, and by which consent (R30). */
    readonly offers: (siteName: string) => string;
    readonly contact: (email: string) => string;
  };
  /** The mail that answers a question for the data of an address (R27). */
  readonly myData: {
    readonly reason: (siteName: string) => string;
    readonly subject: string;
    /** Something is held: what the page of the link offers. */
    readonly held: string;
    readonly link: string;
    readonly hint: string;
    /** Nothing is held. */
    readonly nothing: string;
  };
  /** The last mail to an address whose data are erased. */
  readonly erasureReceipt: {
    readonly reason: (siteName: string) => string;
    readonly subject: string;
    /** Something had to be kept. */
    readonly subjectWithKept: string;
    readonly erased: (id: string) => string;
    readonly link: string;
    readonly last: string;
  };
  /** What stands in the place of an erased author, and of a text that was erased with it but has replies. */
  readonly erasedComment: { readonly name: string; readonly text: string };
  /** The mail with another link, which the page of an expired one sends. */
  readonly statusLink: { readonly subject: string; readonly text: string };
  readonly applicationReceived: {
    readonly subject: string;
    readonly received: (amount: string) => string;
    readonly next: string;
    /** We lend no money: the lender decides. */
    readonly decision: string;
  };
  readonly statusChanged: Readonly<Record<NoticedStatus, { readonly subject: string; readonly text: string }>>;
  readonly applicationApproved: {
    readonly subject: string;
    readonly approved: (amount: string) => string;
    /** Who sends this mail, and that it is no contract (R31). */
    readonly sender: string;
    readonly next: string;
  };
  /** The mails of the affiliate programme. They repeat nothing that was typed into the form. */
  readonly affiliate: {
    readonly footer: (siteName: string) => string;
    /** How long the link to the page of an affiliate is valid, and that it is personal. */
    readonly hint: string;
    /** The link to the page of an affiliate. */
    readonly pageLink: string;
    readonly request: {
      readonly subject: string;
      readonly received: string;
      /** Why to confirm, and what happens without it. */
      readonly confirm: string;
      readonly link: string;
      /** That the link is personal. The request is deleted when the link expires, so nobody can ask for another one. */
      readonly hint: string;
      readonly next: string;
    };
    readonly approved: {
      readonly subject: string;
      readonly approved: string;
      readonly code: (code: string) => string;
      /** Only visitors who allow it are counted. */
      readonly counted: string;
    };
    readonly newLink: { readonly subject: string; readonly text: string };
    /** The terms and the way of payment, as lines of a list. */
    readonly terms: {
      readonly models: Readonly<Record<AffiliateModel, string>>;
      readonly rate: (amount: string) => string;
      /** How long a credit waits until it is confirmed: `30 días`. */
      readonly hold: (days: string) => string;
      readonly methods: Readonly<Record<PayoutMethod, string>>;
      /** `ending`: the last characters of the account. */
      readonly paidTo: (method: string, ending: string) => string;
    };
    /** A change that took effect on a day. */
    readonly changed: Readonly<
      Record<AffiliateChanged['change'], { readonly subject: string; readonly text: (day: string) => string }>
    >;
    /** What to do if the affiliate did not expect the change. */
    readonly unexpected: (email: string) => string;
    /** A change that waits for its confirmation. */
    readonly proposal: Readonly<
      Record<
        ProposalKind,
        { readonly subject: string; readonly text: string; readonly link: string; readonly hint: string }
      >
    >;
    /** What a request may change, as a line of a list. */
    readonly fields: Readonly<Record<Exclude<ProposedField, 'account'>, string>>;
    /** Nothing changes without the confirmation. */
    readonly notYou: string;
  };
  readonly applicationDeclined: {
    readonly subject: string;
    readonly declined: string;
    readonly options: string;
    readonly steps: readonly [string, string, string, string];
  };
  /** Somebody has unsubscribed this address on the site. */
  readonly unsubscribed: {
    readonly subject: string;
    readonly text: string;
    /** Which mails still come. */
    readonly kept: string;
    readonly undo: string;
    readonly link: string;
  };
  /** The one mail of advertising. It names no rate and no cost, because those need the whole representative example beside them (R2). */
  readonly offersThatFit: {
    /** Behind the label of the country. */
    readonly subject: (count: number) => string;
    readonly found: (amount: string) => string;
    readonly where: string;
    readonly link: string;
    /** We lend no money, and lenders pay us (R6). */
    readonly intermediary: string;
    readonly unsubscribe: string;
  };
  readonly commentDecision: {
    readonly approvedSubject: string;
    readonly rejectedSubject: string;
    readonly approved: (title: string) => string;
    readonly rejected: (title: string) => string;
    readonly reason: (reason: string) => string;
    readonly note: (note: string) => string;
    readonly reasons: Readonly<Record<RejectionReason, string>>;
    /** A person decided, and how to object (R10). */
    readonly objection: (email: string) => string;
    readonly newComment: string;
  };
}
