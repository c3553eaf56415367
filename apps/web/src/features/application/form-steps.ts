import { formConsents } from '@prestafaro/types/consent-purpose';
import type { FormAnswer } from '@/features/application/form-answer';
import type { QuestionView, StepView } from '@/features/application/form-view';

/** The step to show with an answer of the server: the step of the first fault, or the step with the button. */
export function stepOfAnswer({ outcome, errors }: FormAnswer, steps: readonly StepView[]): number {
  if (outcome === 'unanswered') return 0;
  const [first] = errors;
  const place = first ? steps.findIndex((step) => isOf(step, first.field)) : -1;
  return place >= 0 ? place : steps.length - 1;
}

/** Whether a field belongs to a step; a purpose of consent belongs to the step with the boxes. */
function isOf({ questions, hasConsents }: StepView, field: string): boolean {
  return questions.some(({ name }) => name === field) || (hasConsents && isPurpose(field));
}

function isPurpose(field: string): boolean {
  return (formConsents as readonly string[]).includes(field);
}

export function questionsOf(steps: readonly StepView[]): readonly QuestionView[] {
  return steps.flatMap((step) => step.questions);
}

/** The first step with a required question that is not answered. A later step is not opened. */
export function firstOpenStep(steps: readonly StepView[], isAnswered: (question: QuestionView) => boolean): number {
  const place = steps.findIndex(
    ({ questions, hasConsents }) => hasConsents || questions.some((each) => each.isRequired && !isAnswered(each)),
  );
  return place < 0 ? steps.length - 1 : place;
}
