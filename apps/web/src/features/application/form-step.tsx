import type { ReactNode } from 'react';
import { ConsentBoxes } from '@/features/application/consent-boxes';
import type { FormAnswer } from '@/features/application/form-answer';
import type { FormView, StepView } from '@/features/application/form-view';
import { QuestionField } from '@/features/application/question-field';
import { stepTitleId } from '@/features/application/use-steps';
import { fill } from '@/messages/fill';
import { ArmMark } from '@/shell/experiment/arm-mark';
import { Text } from '@/ui/text/text';
import visuallyHidden from '@/ui/visually-hidden/visually-hidden.module.css';
import styles from './application-form.module.css';

export interface FormStepProps {
  view: FormView;
  step: StepView;
  /** From 0. */
  place: number;
  total: number;
  isCurrent: boolean;
  answer: FormAnswer;
  /** The answers to check, before the boxes. */
  review?: ReactNode;
  /** The actions of the step: continue, go back, send. */
  children: ReactNode;
}

/** One step of the form. Without scripts all steps stand one below the other; with scripts only the current one is visible. */
export function FormStep({ view, step, place, total, isCurrent, answer, review, children }: FormStepProps) {
  const { messages } = view;
  const titleId = stepTitleId(view.id, place);
  return (
    <section className={styles.step} data-current={isCurrent ? '' : undefined} aria-labelledby={titleId}>
      <header className={styles.head}>
        {place === 0 && view.drawn?.seenAt === 'form' && <ArmMark arm={view.drawn.arm} />}
        <h2 id={titleId} tabIndex={-1}>
          {total > 1 && (
            <span className={visuallyHidden.hidden}>{fill(messages.steps.spoken, { current: place + 1, total })} </span>
          )}
          {step.title}
        </h2>
        <Text isQuiet>{step.lead}</Text>
      </header>
      {step.questions.map((question) => (
        <QuestionField
          key={question.name}
          view={view}
          question={question}
          values={answer.values}
          error={answer.errors.find(({ field }) => field === question.name)?.message}
        />
      ))}
      {review}
      {step.hasConsents && <ConsentBoxes view={view} answer={answer} />}
      {step.why}
      {children}
    </section>
  );
}
