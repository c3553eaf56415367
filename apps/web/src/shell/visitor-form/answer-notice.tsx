import type { FormAnswer } from '@/shell/visitor-form/form-answer';
import { ErrorSummary } from '@/ui/error-summary/error-summary';
import { FocusOnMount } from '@/ui/error-summary/focus-on-mount';
import { Notice } from '@/ui/notice/notice';

export interface AnswerNoticeProps {
  /** Id of the form; errors link to its fields. */
  id: string;
  answer: FormAnswer;
  takesFocus: boolean;
}

/** The answer to a form, above its fields or instead of them. It takes the focus, because the visitor waits for it. */
export function AnswerNotice({ id, answer: { outcome, title, text, errors }, takesFocus }: AnswerNoticeProps) {
  if (errors.length > 0) {
    return (
      <ErrorSummary
        id={`${id}-errors`}
        title={title}
        errors={errors.map(({ field, message }) => ({ href: `#${id}-${field}`, message }))}
        takesFocus={takesFocus}
      />
    );
  }
  const isAccepted = outcome === 'accepted';
  const noticeId = `${id}-notice`;
  return (
    <Notice id={noticeId} tone={isAccepted ? 'success' : 'danger'} role={isAccepted ? 'status' : 'alert'} tabIndex={-1}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
      {takesFocus && <FocusOnMount id={noticeId} />}
    </Notice>
  );
}
