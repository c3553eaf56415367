import type { ConsentPurpose } from '@prestafaro/types/application';
import type { LoanFigures } from '@/features/application/form-view';
import { type FormAnswer as AnyFormAnswer, unanswered as anyUnanswered } from '@/shell/visitor-form/form-answer';

/** The server's answer to the application form, in addition to its answer to every form of a visitor. */
export interface FormAnswer extends Omit<AnyFormAnswer, 'outcome'> {
  /**
   * `refused`: not stored, and the messages say why.
   * `challenge`: not stored before a proof. `outdated`: not stored, and the page has to be rendered again.
   */
  readonly outcome: 'unanswered' | 'refused' | 'challenge' | 'outdated';
  readonly consents: readonly ConsentPurpose[];
  /** The idempotency key to send again with; empty while nothing was answered. */
  readonly key: string;
  /** The figures of the loan of a form that was posted without scripts; undefined while the CMS is away. */
  readonly figures?: LoanFigures;
  /** The visitor is too young, so no answer is saved, not even on the visitor's device (R29). */
  readonly isUnderAge: boolean;
}

export const unanswered: FormAnswer = {
  ...anyUnanswered,
  outcome: 'unanswered',
  consents: [],
  key: '',
  isUnderAge: false,
};

/** The answer to a script: the address to open, or what to show. */
export type SentAnswer = FormAnswer | { readonly outcome: 'stored'; readonly next: string };
