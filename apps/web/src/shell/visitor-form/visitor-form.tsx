'use client';

import { type FormEvent, type ReactNode, useActionState, useState, useTransition } from 'react';
import { AnswerNotice } from '@/shell/visitor-form/answer-notice';
import { type FormAction, type FormAnswer, honeypotName, unanswered } from '@/shell/visitor-form/form-answer';
import type { FormField } from '@/shell/visitor-form/form-field';
import { VisitorField } from '@/shell/visitor-form/visitor-field';
import styles from '@/shell/visitor-form/visitor-form.module.css';
import { Button } from '@/ui/button/button';
import visuallyHidden from '@/ui/visually-hidden/visually-hidden.module.css';

export interface VisitorFormProps {
  /** Anchor of the form: the page of the answer begins there, with or without scripts. No two on a page are the same. */
  id: string;
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
  /** Initial state of the form: for examples. */
  initial?: FormAnswer;
}

/**
 * A form of a static page. Without scripts it is posted and the page comes back with the answer; with them the same
 * server action answers in place. The browser's own bubbles are off: errors stand beside their fields and stay there.
 */
export function VisitorForm({ id, action, hidden, fields, messages, summary, initial = unanswered }: VisitorFormProps) {
  const [posted, post] = useActionState(action, initial, `#${id}`);
  const [received, receive] = useState<FormAnswer>();
  const [isSending, startSending] = useTransition();
  const answer = received ?? posted;

  // React would show the error screen for a failed request, and the typed values would be lost.
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    const { attempt } = answer;
    startSending(async () => {
      receive(await action({ ...unanswered, attempt }, form).catch(() => noConnectionAnswer(attempt, messages)));
    });
  };

  const body =
    answer.outcome === 'accepted' ? (
      <AnswerNotice key={answer.attempt} id={id} answer={answer} takesFocus={answer !== initial} />
    ) : (
      <form action={post} onSubmit={send} className={styles.form} noValidate>
        {answer.outcome === 'refused' && (
          <AnswerNotice key={answer.attempt} id={id} answer={answer} takesFocus={answer !== initial} />
        )}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={visuallyHidden.hidden} aria-hidden="true">
          <label>
            {messages.honeypot} <input name={honeypotName} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {fields.map((field) => (
          <VisitorField
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            value={answer.values[field.name]}
            error={answer.errors.find((error) => error.field === field.name)?.message}
          />
        ))}
        <Button type="submit" isBusy={isSending}>
          {isSending ? messages.sending : messages.submit}
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
