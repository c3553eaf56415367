/** The outcome of a visitor's message. `repeated`: it is stored already and counts once. */
export type Outcome = 'accepted' | 'repeated' | 'unknown-subject';

/** What became of a comment. */
export interface CommentOutcome {
  readonly outcome: Outcome;
  /** Whether it is stored as verified (R10); absent if its author did not ask for that. */
  readonly isVerified?: boolean;
}
