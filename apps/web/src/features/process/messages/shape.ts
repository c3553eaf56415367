import type { ApplicationProgress } from '@prestafaro/types/application';

type Status = ApplicationProgress['status'];

/**
 * Pages about an application that was sent: `/process/`, `/landing/…`, `/thank-you/`. Titles, leads and advice of these
 * pages are content. `Plural` is a text that counts: see messages/message-shape.ts.
 */
export interface ProcessMessages<Plural> {
  readonly progress: {
    /** Names the list of completed steps, for a screen reader. */
    readonly done: string;
    /** `{moment}` is a date and a time. */
    readonly received: string;
    readonly checking: string;
    readonly checkingText: string;
    readonly checkAgain: string;
    /** States that a script reloads the page. */
    readonly automaticCheck: string;
    /** `{offers}` and `{lenders}`: the two counts below. */
    readonly checked: string;
    readonly offersChecked: Plural;
    readonly lendersChecked: Plural;
    readonly matching: Plural;
    /** How many of the offers that match are open: `{count}`. */
    readonly openNow: string;
    readonly noneMatching: string;
    readonly toOffers: string;
    readonly toAlternatives: string;
    /** A script is about to redirect; beside it is the button that stops it (WCAG 2.2.1). */
    readonly moving: string;
    readonly stay: string;
    readonly stayed: string;
    readonly awayTitle: string;
    readonly awayText: string;
    readonly retry: string;
  };
  readonly status: {
    /** Heading above the status of an application. */
    readonly title: string;
    readonly label: string;
    /** `{lender}`: the one that the status is about. */
    readonly lender: string;
    readonly names: Readonly<Record<Status, string>>;
    /** The meaning of the status and the next step, in a sentence or two. */
    readonly texts: Readonly<Record<Status, string>>;
  };
  /** The lenders that the applicant picked. `{lender}` is one of them. */
  readonly picks: {
    /** The title of the page: of one pick, or `{count}` of them. */
    readonly one: string;
    readonly several: Plural;
    /** `{loan}` and what is repaid for it: `{total}`. */
    readonly cost: string;
    /** Of a delivered application: received is not approved. */
    readonly undecided: string;
    /** Of a lender that gets nothing from us: `{moment}` of the visit to its website. */
    readonly visited: string;
    readonly contact: string;
    /** The link to the lender's page. */
    readonly details: string;
  };
  /** What happens next, step by step. */
  readonly next: {
    readonly title: string;
    readonly delivered: string;
    readonly underWay: string;
    readonly form: string;
    readonly ifNotYet: string;
    readonly answer: string;
    /** From this `{day}` on the applicant should ask. */
    readonly ask: string;
    readonly sign: string;
    /** The total that the contract should state: `{total}`. */
    readonly check: string;
    /** The same where the cost is unknown. */
    readonly checkAny: string;
    readonly payout: string;
    readonly afterSigning: string;
  };
  /** The offers that are left if a lender says no. */
  readonly refusal: { readonly title: string; readonly declined: string; readonly text: string };
  /** How to find the page again: `{page}` is the link to the page about one's own data. */
  readonly keep: string;
  readonly withdraw: {
    /** Opens the confirmation. */
    readonly open: string;
    readonly text: string;
    readonly confirm: string;
    readonly done: string;
    readonly notAllowed: string;
    readonly failed: string;
  };
  readonly landing: {
    /** Instead of the page's own title and lead, which congratulate, if no offer may fit. */
    /** For a visitor without an application: nothing was compared. */
    readonly strangerTitle: string;
    readonly strangerText: string;
    readonly nothingTitle: string;
    readonly nothingText: string;
    readonly whyTitle: string;
    readonly whyText: string;
    /** One reason and the number of offers that it excludes: `{reason}` and `{offers}`. */
    readonly why: string;
    readonly whyOffers: Plural;
    readonly otherLoanTitle: string;
    readonly otherLoanText: string;
    /** `{amount}` and `{days}`. */
    readonly otherLoan: string;
    /** How another loan differs from the requested one: `{value}` is an amount or a term. */
    readonly less: string;
    readonly more: string;
    readonly chooseTitle: string;
    readonly chooseSubmit: string;
    /** Specification §2, `/landing/redirector/`. */
    readonly checking: string;
    /** Offers that are open now, `{offers}` and `{lenders}`: the counts of `process`. */
    readonly available: string;
    readonly noneAvailable: string;
  };
  readonly thankYou: {
    readonly sent: string;
    /** `{amount}` and `{days}`. */
    readonly loan: string;
    readonly receivedOn: string;
    readonly next: string;
    readonly ways: string;
  };
}
