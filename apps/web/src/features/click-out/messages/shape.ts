/** The recorded exit to a lender and the page before it, `/transition/`. Titles and advice of that page are content. */
export interface ClickOutMessages {
  readonly exit: {
    /** The link to the lender, through the recorded exit. For screen readers the offer's name follows. */
    readonly action: string;
    readonly limitedTitle: string;
    /** A count of minutes with its noun: `{minutes}`. */
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
}
