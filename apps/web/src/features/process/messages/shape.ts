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
