/** A field that must be mended, and how, in the visitor's language. */
export interface FormError {
  /** Name of the field. */
  readonly field: string;
  readonly message: string;
}

/** What the server says to a visitor's form, ready to be shown. Plain data: a page without scripts carries it as well. */
export interface FormAnswer {
  /** Counts the answers, so that one that says the same as the last takes the focus all the same. */
  readonly attempt: number;
  readonly outcome: 'unanswered' | 'refused' | 'accepted';
  readonly title: string;
  readonly text: string;
  /** Empty when it was refused for a reason that no field can mend. */
  readonly errors: readonly FormError[];
  /** What was typed, by field: it is never lost. */
  readonly values: Readonly<Record<string, string>>;
}

/** Nothing was sent yet. */
export const unanswered: FormAnswer = {
  attempt: 0,
  outcome: 'unanswered',
  title: '',
  text: '',
  errors: [],
  values: {},
};

/** Name of the field that people do not see and programs fill in (R34). No browser knows what to fill in there itself. */
export const honeypotName = 'homepage';

/** A server action of a form. */
export type FormAction = (before: FormAnswer, form: FormData) => Promise<FormAnswer>;
