import type { AnswerName, FormStep, StepName } from '@prestafaro/application';
import type { JoinedStep } from '@/features/application/messages/shape';
import type { Messages } from '@/messages/message-shape';

/** The messages of a step, by its questions: the short forms join several steps in one (decisions, "Routing"). */
export function stepMessages(step: FormStep, { application }: Messages) {
  return application.steps[kindOf(step)];
}

function kindOf({ name, questions }: FormStep): StepName | JoinedStep {
  const asks = (question: AnswerName) => questions.some((each) => each.name === question);
  if (!asks('monthlyIncome')) return name;
  if (asks('amount') && asks('phone')) return 'whole';
  if (asks('amount')) return 'loanAndIncome';
  return asks('phone') ? 'contactAndIncome' : name;
}
