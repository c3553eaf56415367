/** Below the prefix of the check of an entry, which nginx passes on. */
export const REVIEW_PATH = '/review';

/** What an editor reads beside an entry before it is published. All sentences are Spanish. */
export interface Review {
  /** What the CMS will refuse. */
  forbidden: readonly string[];
  /** What a careful editor would mend; it blocks nothing. */
  advice: readonly string[];
  /** Where the page will stand: its whole address. Null for a type without pages. */
  address: string | null;
  /** The address at which it is published now, if that is another one. A redirect will lead on from there. */
  formerAddress: string | null;
  /** What else changes on the site. */
  alsoChanges: string;
  /** Address of the picture of a shared link, as the saved draft has it. Null for an entry without a page or never saved. */
  picture: string | null;
}
