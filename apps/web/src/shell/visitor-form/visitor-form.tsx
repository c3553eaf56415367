'use client';

import { type FormEvent, type ReactNode, useActionState, useRef, useState, useTransition } from 'react';
import { useProof } from '@/shell/proof/use-proof';
import { AnswerNotice } from '@/shell/visitor-form/answer-notice';
import {
  type FormAction,
  type FormAnswer,
  honeypotName,
  proofName,
  unanswered,
} from '@/shell/visitor-form/form-answer';
import type { FormField } from '@/shell/visitor-form/form-field';
import { tooLongAnswer } from '@/shell/visitor-form/too-long-answer';
import { HiddenValues, VisitorFields } from '@/shell/visitor-form/visitor-fields';
import styles from '@/shell/visitor-form/visitor-form.module.css';
import { Button } from '@/ui/button/button';
import visuallyHidden from '@/ui/visually-hidden/visually-hidden.module.css';

export interface VisitorFormProps {
  /** Anchor of the form: the page of the answer begins there, with or without scripts. No two on a page are the same. */
  id: string;
  /** How events name the form: `comment`. */
  name: string;
  action: FormAction;
  /** Hidden fields of the form: never anything secret. */
  hidden: Readonly<Record<string, string>>;
  fields: readonly FormField[];
  messages: {
    readonly submit: string;
    readonly sending: string;
    /** Label of the honeypot. */
    readonly honeypot: string;
    /** The message did not reach the server. */
    readonly noConnectionTitle: string;
    readonly noConnectionText: string;
  };
  /** Folds the form under this summary. */
  summary?: ReactNode;
  /** A question of its own kind, above the button. */
  children?: (answer: FormAnswer) => ReactNode;
  /** Initial state of the form: for examples. */
  initial?: FormAnswer;
}

/**
 * A form of a static page. Without scripts it is posted and the page comes back with the answer; with them the same
 * server action answers in place. The browser's own bubbles are off: errors stand beside their fields and stay there.
 */
export function VisitorForm({
  id,
  name,
  action,
  hidden,
  fields,
  messages,
  summary,
  children,
  initial = unanswered,
}: VisitorFormProps) {
  const [posted, post] = useActionState(action, initial, `#${id}`);
  const [received, receive] = useState<FormAnswer>();
  const [isSending, startSending] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const answer = received ?? posted;

  // React would show the error screen for a failed request, and the typed values would be lost.
  const send = (sent: FormData) => {
    const { attempt } = answer;
    const tooLong = tooLongAnswer(fields, sent, attempt);
    if (tooLong) return receive(tooLong);
    startSending(async () => {
      receive(await action({ ...unanswered, attempt }, sent).catch(() => noConnectionAnswer(attempt, messages)));
    });
  };
  const proving = useProof(answer, (proof) => {
    if (!form.current) return;
    const sent = new FormData(form.current);
    sent.set(proofName, proof);
    send(sent);
  });
  const isBusy = isSending || proving === 'working';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) send(new FormData(event.currentTarget));
  };

  const body =
    answer.outcome === 'accepted' ? (
      <AnswerNotice key={answer.attempt} id={id} answer={answer} takesFocus={answer !== initial} />
    ) : (
      <form ref={form} action={post} onSubmit={onSubmit} className={styles.form} data-form={name} noValidate>
        {answer.outcome !== 'unanswered' && (
          <AnswerNotice
            key={answer.attempt}
            id={id}
            answer={answer}
            proving={proving}
            takesFocus={answer !== initial}
          />
        )}
        <HiddenValues values={{ ...hidden, ...(answer.proof && { [proofName]: answer.proof }) }} />
        <div className={visuallyHidden.hidden} aria-hidden="true">
          <label>
            {messages.honeypot} <input name={honeypotName} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <VisitorFields id={id} fields={fields} answer={answer} />
        {children?.(answer)}
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? messages.sending : messages.submit}
        </Button>
      </form>
    );
  if (!summary) return <div id={id}>{body}</div>;
  return (
    // A visitor may have opened it before hydration: the state of the page is kept.
    <details id={id} className={styles.folded} open={answer.outcome !== 'unanswered'} suppressHydrationWarning>
      <summary className={styles.summary}>{summary}</summary>
      {body}
    </details>
  );
}

/** The fields still contain the typed values, because no answer has replaced them. */
function noConnectionAnswer(
  attempt: number,
  { noConnectionTitle, noConnectionText }: VisitorFormProps['messages'],
): FormAnswer {
  return { ...unanswered, attempt: attempt + 1, outcome: 'refused', title: noConnectionTitle, text: noConnectionText };
}
