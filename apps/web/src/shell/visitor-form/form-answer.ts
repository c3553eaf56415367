import type { Challenge } from '@/shell/proof/challenge';

/** A field with an error message in the visitor's language. */
export interface FormError {
  /** Name of the field. */
  readonly field: string;
  readonly message: string;
}

/** The server's answer to a visitor's form. Plain data, so that a page without scripts can contain it. */
export interface FormAnswer {
  /** Counts the answers, so that an answer equal to the last one also takes the focus. */
  readonly attempt: number;
  /** `challenge`: not stored before a proof. */
  readonly outcome: 'unanswered' | 'refused' | 'accepted' | 'challenge';
  readonly title: string;
  readonly text: string;
  /** What a visitor may do next. */
  readonly link?: { readonly href: string; readonly label: string };
  /** Empty if the form was refused for a reason that is not in a field. */
  readonly errors: readonly FormError[];
  /** The typed values by field, which are kept in every case. */
  readonly values: Readonly<Record<string, string>>;
  readonly challenge: Challenge | null;
  /** The proof to send along: one that is not spent yet, or the ticket of a challenge; empty without one. */
  readonly proof: string;
}

/** The form was not sent yet. */
export const unanswered: FormAnswer = {
  attempt: 0,
  outcome: 'unanswered',
  title: '',
  text: '',
  errors: [],
  values: {},
  challenge: null,
  proof: '',
};

/** Name of the honeypot: people do not see it and machines fill it in (R34). It means nothing, so that no program that helps people fills it in. */
export const honeypotName = 'q7vd';

/** Name of the hidden field with the proof. */
export const proofName = 'proof';

/** A server action of a form. */
export type FormAction = (before: FormAnswer, form: FormData) => Promise<FormAnswer>;
