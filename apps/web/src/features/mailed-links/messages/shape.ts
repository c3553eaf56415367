/** The page of the link in a mail. */
export interface MailedLinksMessages {
  readonly status: {
    readonly title: string;
    /** What the button does, and where to press it. */
    readonly text: string;
    readonly open: string;
    readonly expiredTitle: string;
    readonly expiredText: string;
    readonly renew: string;
  };
  /** The page after an act, or of a link that opens nothing: its title, its text. */
  readonly mailed: { readonly title: string; readonly text: string };
  readonly tooMany: { readonly title: string; readonly text: string };
  readonly unknown: { readonly title: string; readonly text: string };
  /** Above the button, which can be pressed again. */
  readonly away: string;
  readonly awayTitle: string;
  readonly retry: string;
}
