/** What became of a visitor's message. `repeated`: it was there already, and counts once. */
export type Outcome = 'accepted' | 'repeated' | 'unknown-subject';
