import type { ApplicationProgress } from '@prestafaro/types/application';

type Status = ApplicationProgress['status'];

/**
 * Pages about an application that was sent: `/process/`, `/landing/…`, `/thank-you/`. Titles, leads and advice of these
 * pages are content. `Plural` is a text that counts: see messages/message-shape.ts.
 */
export interface ProcessMessages<Plural> {
  readonly progress: {
    /** Names the list of what was done, for a screen reader. */
    readonly done: string;
    /** `{moment}` is a date and a time. */
    readonly received: string;
    readonly checking: string;
    readonly checkingText: string;
    readonly checkAgain: string;
    /** What the script says of itself: the page asks again without a press. */
    readonly asksAlone: string;
    /** `{offers}` and `{lenders}`: the two counts below. */
    readonly checked: string;
    readonly offersChecked: Plural;
    readonly lendersChecked: Plural;
    readonly matching: Plural;
    readonly noneMatching: string;
    readonly toOffers: string;
    readonly toAlternatives: string;
    /** The script is about to move on; beside it stands the button that stops it (WCAG 2.2.1). */
    readonly moving: string;
    readonly stay: string;
    readonly stayed: string;
    readonly awayTitle: string;
    readonly awayText: string;
    readonly retry: string;
  };
  readonly status: {
    /** Heading above the state of an application. */
    readonly title: string;
    readonly label: string;
    readonly names: Readonly<Record<Status, string>>;
    /** What the state means and what comes next, in a sentence or two. */
    readonly texts: Readonly<Record<Status, string>>;
  };
  readonly withdraw: {
    /** Opens the question. */
    readonly open: string;
    readonly text: string;
    readonly confirm: string;
    readonly done: string;
    readonly notAllowed: string;
    readonly failed: string;
  };
  readonly landing: {
    /** Instead of the page's own title and lead, which congratulate, where there is nothing to congratulate on. */
    readonly nothingTitle: string;
    readonly nothingText: string;
    readonly whyTitle: string;
    readonly whyText: string;
    /** One reason and how many offers it rules out: `{reason}` and `{offers}`. */
    readonly why: string;
    readonly whyOffers: Plural;
    readonly otherLoanTitle: string;
    readonly otherLoanText: string;
    /** `{amount}` and `{days}`. */
    readonly otherLoan: string;
    readonly othersTitle: string;
    readonly othersText: string;
    readonly chooseTitle: string;
    readonly chooseSubmit: string;
    /** Specification §2, `/landing/redirector/`. */
    readonly checking: string;
    /** `{offers}` and `{lenders}`: the counts of `process`. */
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
