/** Lists of articles and the article itself. `Plural` is a text that counts: see messages/message-shape.ts. */
export interface BlogMessages<Plural> {
  readonly title: string;
  readonly description: string;
  readonly topics: string;
  readonly allArticles: string;
  readonly empty: string;
  /** Title of the second and further pages of a list: `{title}` and `{page}`. */
  readonly pageTitle: string;
  readonly article: {
    readonly writtenOn: string;
    readonly editedOn: string;
    readonly readingTime: Plural;
    readonly views: Plural;
    /** R13: whose views are counted, and in which days: `{from}` and `{until}`. */
    readonly viewsNote: string;
    readonly contents: string;
    readonly keyFacts: string;
    /** The banks that it is about. */
    readonly banks: string;
    readonly similar: string;
    readonly topics: string;
    readonly copyLink: string;
    readonly linkCopied: string;
    readonly linkNotCopied: string;
  };
}
