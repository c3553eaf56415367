import type { AnswerName } from './fields/fields.ts';
import type { AskedQuestion } from './question.ts';

/** A question of a form. Each is asked at most once, in the step of its form. */
export interface FormQuestion extends AskedQuestion {
  readonly name: AnswerName;
  readonly isSecret: boolean;
}

/** A step by its name in the messages. `consents` has boxes only, and no fields. */
export type StepName = 'loan' | 'income' | 'contact' | 'consents';

/** The questions that the form shows together, in their order. */
export interface FormStep {
  readonly name: StepName;
  readonly questions: readonly FormQuestion[];
}

/** The consent boxes stand at the end of the last step, which is `consents` itself unless the form joins steps. */
export interface FormDescription {
  readonly steps: readonly FormStep[];
}
