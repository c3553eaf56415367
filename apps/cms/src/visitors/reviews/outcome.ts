/** The outcome of a visitor's message. `repeated`: it is stored already and counts once. */
export type Outcome = 'accepted' | 'repeated' | 'unknown-subject';
