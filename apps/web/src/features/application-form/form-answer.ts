import type { ConsentPurpose } from '@prestafaro/types/application';

/** An answer that must be mended, and how, in the visitor's language. */
export interface FormError {
  /** Name of the question, or the purpose of a consent. */
  readonly field: string;
  readonly message: string;
}

/** What a browser does to show that it is no program; `wait` is for one without scripts. */
export interface Challenge {
  readonly challenge: Readonly<Record<string, unknown>>;
  readonly wait: string;
  readonly waitSeconds: number;
}

/** What the server says to the form, ready to be shown. Plain data: a page without scripts carries it as well. */
export interface FormAnswer {
  /** Counts the answers, so that one that says the same as the last takes the focus all the same. */
  readonly attempt: number;
  /**
   * `refused`: not stored, and the words say why. `account-wanted`: not stored, the account is asked for now (R21).
   * `challenge`: not stored before a proof. `outdated`: not stored, and the page has to be drawn anew.
   */
  readonly outcome: 'unanswered' | 'refused' | 'account-wanted' | 'challenge' | 'outdated';
  readonly title: string;
  readonly text: string;
  /** Empty when it was refused for a reason that no field can mend. */
  readonly errors: readonly FormError[];
  /** What was typed, by field: it is never lost. It stands in the body of the answer alone (R28). */
  readonly values: Readonly<Record<string, string>>;
  readonly consents: readonly ConsentPurpose[];
  /** The idempotency key to send again with; empty while nothing was answered. */
  readonly key: string;
  /** Whether the account has been asked for. */
  readonly isAccountAsked: boolean;
  readonly challenge: Challenge | null;
  /** The proof to send along: one that is not spent yet, or the ticket of a challenge; empty without one. */
  readonly proof: string;
  /** Nothing of somebody who is too young is kept, not on their own device either (R29). */
  readonly isUnderAge: boolean;
}

export const unanswered: FormAnswer = {
  attempt: 0,
  outcome: 'unanswered',
  title: '',
  text: '',
  errors: [],
  values: {},
  consents: [],
  key: '',
  isAccountAsked: false,
  challenge: null,
  proof: '',
  isUnderAge: false,
};

/** What a script is told: where to go, or what to show. */
export type SentAnswer = FormAnswer | { readonly outcome: 'stored'; readonly next: string };
