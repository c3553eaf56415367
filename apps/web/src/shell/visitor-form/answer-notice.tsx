import type { Proving } from '@/shell/proof/use-proof';
import type { FormAnswer } from '@/shell/visitor-form/form-answer';
import { ErrorSummary } from '@/ui/error-summary/error-summary';
import { FocusOnMount } from '@/ui/error-summary/focus-on-mount';
import { Notice } from '@/ui/notice/notice';

export interface AnswerNoticeProps {
  /** Id of the form; errors link to its fields. */
  id: string;
  answer: FormAnswer;
  /** The state of the script's proof. */
  proving?: Proving;
  takesFocus: boolean;
}

/** The answer to a form, above its fields or instead of them. It takes the focus, because the visitor waits for it. */
export function AnswerNotice({ id, answer, proving = 'idle', takesFocus }: AnswerNoticeProps) {
  const { outcome, errors, challenge } = answer;
  if (errors.length > 0) {
    return (
      <ErrorSummary
        id={`${id}-errors`}
        title={answer.title}
        errors={errors.map(({ field, message }) => ({ href: `#${id}-${field}`, message }))}
        takesFocus={takesFocus}
      />
    );
  }
  const { title, text } = challenge && proving !== 'idle' ? challenge.messages[proving] : answer;
  const tone = outcome === 'accepted' ? 'success' : outcome === 'challenge' ? 'info' : 'danger';
  const noticeId = `${id}-notice`;
  return (
    <Notice id={noticeId} tone={tone} role={tone === 'danger' ? 'alert' : 'status'} tabIndex={-1}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
      {answer.link && (
        <p>
          <a href={answer.link.href}>{answer.link.label}</a>
        </p>
      )}
      {takesFocus && <FocusOnMount id={noticeId} />}
    </Notice>
  );
}
