import type { ApplicationProgress, ShownReason } from '@prestafaro/types/application';

type Status = ApplicationProgress['status'];
type ReasonCode = ShownReason['code'];

/**
 * From the submitted form to the lender: `/process/`, the personal list, `/transition/`, `/landing/…`, `/thank-you/`.
 * Titles, leads and advice of these pages are content. `Plural` is a text that counts: see message-shape.ts.
 */
export interface JourneyMessages<Plural> {
  readonly process: {
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
  readonly personal: {
    /** `{amount}` and `{days}`. */
    readonly asked: string;
    readonly seeApplication: string;
    /** R24: personalised by automated processing, orientative, no credit decision. */
    readonly automated: string;
    /** R24: the link to a person. */
    readonly human: string;
    readonly failed: string;
    readonly fits: string;
    readonly doesNotFit: string;
    readonly notCompared: string;
    /** `{topics}`: a list of the nouns below, in lower case. */
    readonly asks: string;
  };
  readonly reasons: {
    readonly met: Readonly<Record<ReasonCode, string>>;
    readonly unmet: Readonly<Record<ReasonCode, string>>;
    /** Nouns, for a list inside a sentence. */
    readonly topics: Readonly<Record<ReasonCode, string>>;
    /** A reason with the lender's limits: `{reason}` and `{limits}`. */
    readonly withLimits: string;
    /** Limit of an income: `{amount}`. */
    readonly incomeFrom: string;
    /** Limits of an age: `{min}` and `{max}`. Amounts and days have words of their own already. */
    readonly years: { readonly between: string; readonly from: string; readonly upTo: string };
  };
  readonly out: {
    /** The link that leaves for the lender, through the recorded exit. A screen reader hears the offer's name after it. */
    readonly action: string;
    readonly limitedTitle: string;
    /** `{minutes}`: a count of minutes with its word. */
    readonly limitedText: string;
  };
  readonly transition: {
    /** `{lender}`, here and below. */
    readonly title: string;
    readonly lead: string;
    readonly passTitle: string;
    readonly passText: string;
    readonly asksTitle: string;
    readonly asksText: string;
    readonly costTitle: string;
    readonly action: string;
    readonly lenderPage: string;
    readonly back: string;
    readonly outageTitle: string;
    readonly outageText: string;
    readonly goneTitle: string;
    readonly goneText: string;
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
