export type { AnswerFault, AnswerProblemCode } from './answer-problem.ts';
export { applicationForm, type FormOptions } from './application-form.ts';
export { type AnswersCheck, checkAnswers, checkStep, type TypedAnswers } from './check-answers.ts';
export { consentPurposesOf, requiredConsents } from './consent-purposes.ts';
export type {
  AnswerControl,
  AnswerName,
  ApplicationAnswers,
  FormDescription,
  FormQuestion,
  FormStep,
  StepName,
} from './form-description.ts';
export type { AnswerContext, LoanLimits } from './reading.ts';
