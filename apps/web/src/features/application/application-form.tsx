'use client';

import { unstable_isUnrecognizedActionError as isUnrecognizedAction, useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useActionState, useEffect, useRef, useState, useTransition } from 'react';
import { sendApplicationForm, submitApplication } from '@/features/application/actions';
import { checkTyped, isTooYoung } from '@/features/application/check-typed';
import { fieldNames } from '@/features/application/field-names';
import { type FormAnswer, unanswered } from '@/features/application/form-answer';
import { FormNotice } from '@/features/application/form-notice';
import { FormStep } from '@/features/application/form-step';
import { firstOpenStep, stepOfAnswer } from '@/features/application/form-steps';
import { isAnswered, keptNames, loanOf } from '@/features/application/form-values';
import { type FormView, questionId, type StepView } from '@/features/application/form-view';
import { HiddenFields } from '@/features/application/hidden-fields';
import { LoanSummary } from '@/features/application/loan-summary';
import { ReviewIsland } from '@/features/application/review-island';
import { RestoredNotice, SavedNote } from '@/features/application/saved-note';
import { StepActions } from '@/features/application/step-actions';
import { useCountryRules } from '@/features/application/use-country-rules';
import { useLoanFigures } from '@/features/application/use-loan-figures';
import { useSavedAnswers } from '@/features/application/use-saved-answers';
import { stepTitleId, useSteps } from '@/features/application/use-steps';
import { fill } from '@/messages/fill';
import { armToSend } from '@/shell/experiment/own-arm';
import { useProof } from '@/shell/proof/use-proof';
import { Stepper } from '@/ui/stepper/stepper';
import styles from './application-form.module.css';

export interface ApplicationFormProps {
  view: FormView;
  /** The information about the use of the data (R23, R24), shown before the button that sends them. */
  information: ReactNode;
  /** What the form begins with: for examples and tests. */
  initial?: FormAnswer;
}

/**
 * The application form. Without scripts it is one long form that is posted, and the page is rendered with the answer. With
 * scripts the browser checks each step by the rules of the server, which gets the answers once, when they are sent. They are
 * saved on the device, and the server's answer is shown without a new page. The last step shows them again, each with a way to change it. The browser's own messages are off, because ours stay beside their fields.
 */
export function ApplicationForm({ view, information, initial = unanswered }: ApplicationFormProps) {
  const { id, messages } = view;
  const router = useRouter();
  const [posted, post] = useActionState(submitApplication, initial, `#${id}`);
  const [received, receive] = useState<FormAnswer>();
  const [isBusy, startWork] = useTransition();
  const [isLeaving, setLeaving] = useState(false);
  const [life, setLife] = useState(0);
  const [isRestored, setRestored] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const loadRules = useCountryRules(view.check.country);
  const isChecking = useRef(false);
  /** The visitor changes an answer of the last step, and continues to that step. */
  const isReturning = useRef(false);
  const [given, setGiven] = useState<FormData>();
  const answer = received ?? posted;
  const { steps } = view;
  const last = steps.length - 1;
  // A step with the boxes alone shows the answers of the others. Without scripts they stand above it.
  const hasReview = steps[last]?.questions.length === 0;
  // The steps of the list: the last one is what comes after sending.
  const stepNames = [...steps.map((step) => step.shortName), messages.steps.sent];
  const loanStep = steps.findIndex(({ questions }) => questions.some(({ name }) => name === 'amount'));
  const walk = useSteps(stepOfAnswer(answer, steps), id);
  const [loan, setLoan] = useState(() => loanOf(answer.values, view));
  const figures = useLoanFigures(loan, answer.figures, view.loan);
  const saved = useSavedAnswers({
    form,
    storageKey: view.storageKey,
    names: keptNames(steps),
    step: walk.step,
    isRestoring: answer.outcome === 'unanswered',
    isLoanRequested: view.loan.isRequested,
    isAllowed: async () => {
      const rules = await loadRules();
      // What is saved is what the form holds now, so that is what is checked.
      const typed = { form: new FormData(form.current ?? undefined), steps, now: new Date() };
      return rules && !isTooYoung({ ...typed, rules }, view);
    },
    onRestored: (step) => {
      setRestored(true);
      const open = firstOpenStep(steps, (question) => isAnswered(form.current, question));
      walk.resume(Math.min(step, open));
    },
  });

  useEffect(() => {
    if (hasReview && walk.step === last && form.current) setGiven(new FormData(form.current));
  }, [hasReview, walk.step, last]);

  const show = (given: FormAnswer) => {
    receive(given);
    if (given.isUnderAge) saved.forget();
    if (given.outcome === 'outdated') router.refresh();
    if (given.outcome !== 'unanswered') walk.jump(stepOfAnswer(given, steps), undefined);
  };
  // Without this, React would show the error screen of the page, and the typed answers would be lost.
  const lost = (error: unknown): FormAnswer => {
    // The page is older than the server, so only a new page can send. It restores the answers from the device.
    if (isUnrecognizedAction(error)) window.location.reload();
    const attempt = answer.attempt + 1;
    return { ...answer, attempt, outcome: 'refused', ...messages.lost, errors: [], challenge: null, isUnderAge: false };
  };
  const check = async (data: FormData, checked: readonly StepView[]) => {
    const rules = await loadRules();
    // The server checks every answer when the form is sent.
    if (!rules) return true;
    const given = checkTyped({ form: data, steps: checked, now: new Date(), rules }, view, answer);
    show(given);
    return given.outcome === 'unanswered';
  };
  const send = (data: FormData) => {
    data.set(fieldNames.arm, armToSend(view.drawn?.arm));
    startWork(async () => {
      const given = await sendApplicationForm(answer.attempt, data).catch(lost);
      if (given.outcome !== 'stored') return show(given);
      setLeaving(true);
      saved.forget();
      window.location.assign(given.next);
    });
  };
  const proving = useProof(answer, (proof) => {
    if (!form.current) return;
    const data = new FormData(form.current);
    data.set(fieldNames.proof, proof);
    send(data);
  });
  const isWaiting = isBusy || isLeaving || proving === 'working';

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWaiting || isChecking.current) return;
    const data = new FormData(event.currentTarget);
    const { submitter } = event.nativeEvent as SubmitEvent;
    const button = submitter instanceof HTMLButtonElement ? submitter : undefined;
    if (button?.name) data.set(button.name, button.value);
    isChecking.current = true;
    void proceed(data, button?.name !== undefined && button.name !== '').finally(() => {
      isChecking.current = false;
    });
  };
  const proceed = async (data: FormData, isSending: boolean) => {
    // Enter presses the first button of the form, so the open step decides what to do.
    const step = steps[walk.step];
    if (step && !isSending && walk.step < last) {
      if (!(await check(data, [step]))) return;
      if (isReturning.current) walk.jump(last, stepTitleId(id, last));
      else walk.forward();
      isReturning.current = false;
      return;
    }
    if (await check(data, steps)) send(data);
  };
  // The code comes at the first of these events: the page does not wait for it, and the server writes what is sent in any case.
  const write = ({ target }: Pick<Event, 'target'>) => {
    if (!(target instanceof HTMLInputElement)) return;
    import('@/features/application/write-field').then(
      ({ writeField }) => writeField(target, steps, loadRules),
      () => undefined,
    );
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { target } = event.nativeEvent;
    // Pasted, or filled in by the browser while another field has the focus: nobody is typing there.
    const { inputType } = event.nativeEvent as InputEvent;
    if (inputType === 'insertFromPaste' || target !== document.activeElement) write(event.nativeEvent);
    if (target instanceof HTMLInputElement && target.type === 'range') {
      const name = target.id === questionId(id, 'amount') ? 'amount' : 'days';
      setLoan((before) => ({ ...before, [name]: Number(target.dataset.value ?? target.value) }));
    }
    void saved.save();
  };
  const startAnew = () => {
    saved.forget();
    receive({ ...unanswered, attempt: answer.attempt });
    setRestored(false);
    setLoan(view.loan.requested);
    setLife(life + 1);
    walk.jump(0, stepTitleId(id, 0));
  };

  return (
    <div id={id} className={styles.columns}>
      <form
        ref={form}
        action={post}
        onSubmit={onSubmit}
        onInput={onInput}
        onBlur={write}
        className={styles.form}
        data-form={view.name}
        noValidate
      >
        {steps.length > 1 && (
          <div className={styles.stepper}>
            <Stepper label={messages.steps.label} steps={stepperSteps(stepNames, walk.step, messages)} />
          </div>
        )}
        <FormNotice
          key={answer.attempt}
          view={view}
          answer={answer}
          proving={proving}
          takesFocus={answer !== initial}
          onField={(field, target) => {
            const step = stepOfAnswer(
              { ...answer, errors: answer.errors.filter((each) => each.field === field) },
              steps,
            );
            walk.jump(step, target);
          }}
        />
        <HiddenFields view={view} answer={answer} />
        {isRestored && <RestoredNotice messages={messages} onForget={startAnew} />}
        {steps.map((step, place) => (
          <FormStep
            key={`${step.name}-${life}`}
            view={view}
            step={step}
            place={place}
            total={steps.length > 1 ? stepNames.length : 1}
            isCurrent={place === walk.step}
            answer={answer}
            review={
              hasReview &&
              place === last &&
              given && (
                <ReviewIsland
                  view={view}
                  given={given}
                  loan={loan}
                  onChange={(step, target) => {
                    isReturning.current = true;
                    walk.jump(step, target);
                  }}
                />
              )
            }
          >
            {step.hasConsents && information}
            <StepActions
              kind={place < last ? 'next' : 'send'}
              messages={messages}
              isFirst={place === 0}
              isBusy={isWaiting}
              isAgain={answer.outcome === 'challenge'}
              onBack={walk.back}
            />
          </FormStep>
        ))}
        {!isRestored && <SavedNote state={saved.state} messages={messages} onForget={startAnew} />}
      </form>
      {figures && (
        <LoanSummary id={`${id}-chosen`} loan={view.loan} figures={figures}>
          {loanStep !== walk.step && (
            <a
              href={`#${stepTitleId(id, loanStep)}`}
              onClick={(event) => {
                event.preventDefault();
                walk.jump(loanStep, stepTitleId(id, loanStep));
              }}
            >
              {view.loan.messages.change}
            </a>
          )}
        </LoanSummary>
      )}
    </div>
  );
}

function stepperSteps(names: readonly string[], current: number, { steps }: FormView['messages']) {
  return names.map((step, place) => ({
    label: place === current ? fill(steps.position, { current: place + 1, total: names.length, step }) : step,
    isDone: place < current,
    isCurrent: place === current,
  }));
}
