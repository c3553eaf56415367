import type { DeliveredPart, NoticeState, ShownDeliveryState } from '@prestafaro/types/application';

/** The recorded exit to a lender and the page before it, `/transition/`. Titles and advice of that page are content. */
export interface ClickOutMessages {
  readonly exit: {
    /** The link to the lender, through the recorded exit. For screen readers the offer's name follows. */
    readonly action: string;
    readonly limitedTitle: string;
    /** A count of minutes with its noun: `{minutes}`. */
    readonly limitedText: string;
    /** On the page that replaces the lender's website: `{offer}` takes no applications now. */
    readonly closedText: string;
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
  /** The application goes from us to the lender, or not: `{lender}`. */
  readonly delivery: {
    /** The button of a card, for an applicant. */
    readonly choose: string;
    /** On the card of an applicant: which of the two happens. */
    readonly byUs: string;
    readonly byLink: string;
    readonly title: string;
    readonly lead: string;
    /** The title and the lead of the page once the application is sent, however that ends. */
    readonly sent: { readonly title: string; readonly lead: string };
    readonly whatTitle: string;
    /** The list of parts follows. */
    readonly whatText: string;
    readonly parts: Readonly<Record<DeliveredPart, string>>;
    readonly after: string;
    readonly send: string;
    readonly without: string;
    readonly lendersTitle: string;
    /** In place of the text of the status `offer_picked`. */
    readonly picked: string;
    readonly states: Readonly<Record<Exclude<ShownDeliveryState, 'withdrawn' | 'ended'>, string>>;
    /** Of a lender of whom no answer is to come, before one of the notices. */
    readonly has: string;
    readonly mayHave: string;
    readonly notices: Readonly<Record<'withdrawn' | 'ended', Readonly<Record<NoticeState, string>>>>;
    readonly notSent: string;
    readonly problems: Readonly<Record<'changed' | 'closed' | 'limited' | 'away', string>>;
    /** In the information beside the form: `{parts}` is the list of all parts. */
    readonly formNote: string;
  };
}
