interface Statement {
  readonly title: string;
  readonly text: string;
}

interface FieldTexts {
  readonly label: string;
  readonly hint: string;
}

/** `/unsubscribe/`, and the pages of the links that unsubscribe and undo it. No text tells whether an address is known (R30). */
export interface UnsubscribeMessages {
  readonly title: string;
  /** One of both is enough, and which messages still come. */
  readonly lead: string;
  readonly email: FieldTexts;
  readonly phone: FieldTexts;
  readonly submit: string;
  readonly accepted: Statement;
  /** The link to the page that undoes the request. */
  readonly toUndo: string;
  readonly errors: {
    /** Neither of both was given. */
    readonly missing: string;
    readonly email: string;
    readonly phone: string;
  };
  /** The page of the link in a mail. */
  readonly link: { readonly text: string; readonly expired: Statement; readonly toForm: string };
  /** The page that undoes it. */
  readonly undo: Statement & { readonly submit: string; readonly expired: Statement };
  /** What became of undoing it. `used`: it was undone before. */
  readonly results: Readonly<Record<'undone' | 'used', Statement>>;
}
