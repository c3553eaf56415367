export type { AnswerProblemCode } from './answer-problem.ts';
export type { ApplicationAnswers } from './application-answers.ts';
export { applicationForm, type FormOptions, isOnOnePage, type PickPart, pickQuestions } from './application-form.ts';
export { type AnswersCheck, checkAnswers } from './check-answers.ts';
export { checkPick, type PickAnswers, type PickCheck } from './check-pick.ts';
export type { AnswerFault, TypedAnswers } from './check-step.ts';
export { consentPurposesOf, requiredConsents } from './consent-purposes.ts';
export type { DeskFormat, Labels } from './fields/desk-description.ts';
export {
  type AnswerName,
  type AnswerValues,
  applicationFields,
  type ChoiceName,
  type FieldName,
} from './fields/fields.ts';
export type { FormDescription, FormQuestion, FormStep, StepName } from './form-description.ts';
export type { AnswerControl } from './question.ts';
export { emailOf } from './read-person.ts';
export type { AnswerContext, LoanLimits } from './reading.ts';
export {
  answerAttributes,
  type EncryptedColumn,
  encryptedColumnOf,
  encryptedColumns,
  hashColumnOf,
  kindColumnOf,
  type LookupName,
  maskedColumnOf,
  type ReadableAnswers,
  type ReadableColumn,
  readableColumns,
} from './storage/columns.ts';
export { type Protection, storedAnswers } from './storage/stored-answers.ts';
export { writtenAnswers } from './written-answer.ts';
