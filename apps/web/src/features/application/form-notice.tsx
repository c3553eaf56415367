import type { MouseEvent } from 'react';
import type { FormAnswer } from '@/features/application/form-answer';
import { questionsOf } from '@/features/application/form-steps';
import { type FormView, questionId } from '@/features/application/form-view';
import { firstFieldId } from '@/features/application/question-field';
import type { Proving } from '@/shell/proof/use-proof';
import { ErrorSummary } from '@/ui/error-summary/error-summary';
import { FocusOnMount } from '@/ui/error-summary/focus-on-mount';
import { Notice } from '@/ui/notice/notice';

export interface FormNoticeProps {
  view: FormView;
  answer: FormAnswer;
  /** The state of the script's proof. While it is being computed, the visitor has nothing to do. */
  proving: Proving;
  takesFocus: boolean;
  /** Opens the field of a line in the summary, which may be in another step. */
  onField: (field: string, id: string) => void;
}

/** The answer to the form, above the step that it concerns. It gets the focus, because the visitor waits for it. */
export function FormNotice({ view, answer, proving, takesFocus, onField }: FormNoticeProps) {
  const { outcome, errors, challenge } = answer;
  if (outcome === 'unanswered') return null;
  if (errors.length > 0) {
    const lines = errors.map(({ field, message }) => ({ href: `#${targetOf(view, field)}` as const, message }));
    const follow = (event: MouseEvent<HTMLElement>) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const error = errors.find(({ field }) => link?.hash === `#${targetOf(view, field)}`);
      if (!error) return;
      event.preventDefault();
      onField(error.field, targetOf(view, error.field));
    };
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed, by key as well
      // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is pressed by key sends a click
      <div onClick={follow}>
        <ErrorSummary id={`${view.id}-errors`} title={answer.title} errors={lines} takesFocus={takesFocus} />
      </div>
    );
  }
  const { title, text } = challenge && proving !== 'idle' ? challenge.messages[proving] : answer;
  const noticeId = `${view.id}-notice`;
  const isInformation = outcome === 'challenge';
  return (
    <Notice
      id={noticeId}
      tone={isInformation ? 'info' : 'danger'}
      role={isInformation ? 'status' : 'alert'}
      tabIndex={-1}
    >
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
      {takesFocus && <FocusOnMount id={noticeId} />}
    </Notice>
  );
}

function targetOf(view: FormView, field: string): string {
  const question = questionsOf(view.steps).find(({ name }) => name === field);
  return question ? firstFieldId(view.id, question) : questionId(view.id, field);
}
