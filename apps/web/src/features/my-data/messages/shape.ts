import type { CommentChoice, ErasedKind, KeptKind } from '@prestafaro/types/my-data';
import type { VerifiedBy } from '@prestafaro/types/visitor-forms';

/** What a mail was about: one kind for each template, and one for all of the affiliates. */
export type MailSubject =
  | 'received'
  | 'approved'
  | 'declined'
  | 'changed'
  | 'statusLink'
  | 'comment'
  | 'data'
  | 'unsubscribed'
  | 'affiliate'
  | 'offers'
  | 'other';

/** The pages on which a person gets or erases the data of an address (R27). */
export interface MyDataMessages {
  /** `/my-data/`: the form. */
  readonly request: {
    readonly title: string;
    readonly lead: string;
    readonly email: string;
    readonly emailHint: string;
    readonly submit: string;
    /** The same for every address, whether anything is held about it or not. */
    readonly accepted: { readonly title: string; readonly text: string };
    readonly errors: { readonly missing: string; readonly invalid: string; readonly tooLong: string };
    /** `{privacy}` is a link. */
    readonly more: string;
  };
  /** The page of the link. */
  readonly held: {
    readonly title: string;
    readonly lead: string;
    readonly expiredTitle: string;
    readonly expiredText: string;
    readonly askAgain: string;
    readonly download: string;
    readonly downloadHint: string;
    readonly nothing: string;
    readonly groups: {
      /** `{day}` is the day of the application. */
      readonly application: string;
      readonly blocked: string;
      readonly consents: string;
      readonly comments: string;
      readonly affiliates: string;
      readonly mails: string;
    };
    readonly parts: {
      readonly answers: string;
      readonly history: string;
      readonly notes: string;
      readonly consents: string;
      readonly clicks: string;
    };
    readonly labels: {
      /** `{offers}` are names, here and below. */
      readonly fits: string;
      readonly fitsNot: string;
      readonly inFile: string;
      /** `{parts}`, `{reference}`, `{count}`: what a lender got, and how. */
      readonly sentParts: string;
      readonly reference: string;
      readonly attempts: string;
      /** `{status}` and `{amount}`: what became of a click. */
      readonly reported: string;
      readonly payout: string;
      /** `{count}` */
      readonly links: string;
      /** In place of a campaign. */
      readonly direct: string;
      readonly country: string;
      readonly sent: string;
      readonly status: string;
      readonly source: string;
      readonly matching: string;
      readonly given: string;
      readonly notGiven: string;
      /** `{moment}` */
      readonly revoked: string;
      readonly network: string;
      readonly page: string;
      readonly signedAs: string;
      readonly stars: string;
      readonly mark: string;
      /** What the page says of the author, by what proves it. */
      readonly verified: Readonly<Record<VerifiedBy, string>>;
      readonly suppressed: string;
    };
    /** `{offers}`, `{lenders}` and `{fitting}` are numbers. */
    readonly matched: string;
    readonly blockedText: string;
    readonly decisions: Readonly<Record<'pending' | 'approved' | 'rejected', string>>;
    readonly mailsText: string;
    /** What each mail was about, without a word of the person. */
    readonly mailsAbout: Readonly<Record<MailSubject, string>>;
  };
  readonly erase: {
    readonly open: string;
    readonly text: string;
    /** What is kept, and why. */
    readonly keptTitle: string;
    readonly kept: Readonly<Record<KeptKind, string>>;
    /** `{days}`: for how many days they are kept. */
    readonly notices: string;
    readonly commentsLegend: string;
    readonly comments: Readonly<Record<CommentChoice, string>>;
    readonly irreversible: string;
    readonly confirm: string;
  };
  readonly receipt: {
    readonly title: string;
    /** When something of the person must be kept. */
    readonly titleWithKept: string;
    /** When no row held the address any more. */
    readonly notMailed: string;
    readonly lead: string;
    readonly number: string;
    readonly day: string;
    readonly erasedTitle: string;
    readonly erased: Readonly<Record<ErasedKind, string>>;
    readonly keptTitle: string;
    readonly nothingKept: string;
    readonly print: string;
    readonly unknownTitle: string;
    readonly unknownText: string;
  };
}
