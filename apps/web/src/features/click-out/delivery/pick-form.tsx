'use client';

import { type FormEvent, type ReactNode, useActionState, useState, useTransition } from 'react';
import type { SentPick } from '@/features/click-out/delivery/sent-pick';
import { AnswerNotice } from '@/shell/visitor-form/answer-notice';
import { type FormAction, type FormAnswer, unanswered } from '@/shell/visitor-form/form-answer';
import type { FormField } from '@/shell/visitor-form/form-field';
import { HiddenValues, VisitorFields } from '@/shell/visitor-form/visitor-fields';
import { Button } from '@/ui/button/button';

export interface PickFormProps {
  /** For a page without scripts: answers what to mend, or redirects. */
  action: FormAction;
  /** For a script. */
  send: (attempts: number, form: FormData) => Promise<SentPick>;
  /** Nothing in it is personal. */
  hidden: Readonly<Record<string, string>>;
  /** What the application lacks and the lender receives. */
  fields: readonly FormField[];
  messages: { readonly submit: string; readonly sending: string; readonly lost: Pick<FormAnswer, 'title' | 'text'> };
  className?: string | undefined;
  /** Why the fields are asked. */
  why?: ReactNode;
  /** The way that sends nothing, beside the button. */
  children: ReactNode;
}

const id = 'send-form';

/** Sends the application to the lender, with the parts that the application lacks. Works without scripts too. */
export function PickForm({ action, send, hidden, fields, messages, className, why, children }: PickFormProps) {
  const [posted, post] = useActionState(action, unanswered, `#${id}`);
  const [received, receive] = useState<FormAnswer>();
  const [isSending, startSending] = useTransition();
  const [isLeaving, setLeaving] = useState(false);
  const answer = received ?? posted;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || isLeaving) return;
    const form = new FormData(event.currentTarget);
    // React would show the error screen for a failed request, and what was typed would be lost.
    const lost: FormAnswer = { ...unanswered, attempt: answer.attempt + 1, outcome: 'refused', ...messages.lost };
    startSending(async () => {
      const sent = await send(answer.attempt, form).catch(() => lost);
      if (!('next' in sent)) return receive(sent);
      setLeaving(true);
      window.location.assign(sent.next);
    });
  };
  const isBusy = isSending || isLeaving;
  return (
    <form id={id} action={post} onSubmit={onSubmit} className={className} noValidate>
      {answer.outcome !== 'unanswered' && <AnswerNotice key={answer.attempt} id={id} answer={answer} takesFocus />}
      <HiddenValues values={hidden} />
      <VisitorFields id={id} fields={fields} answer={answer} />
      {why}
      <Button type="submit" size="large" isBusy={isBusy}>
        {isBusy ? messages.sending : messages.submit}
      </Button>
      {children}
    </form>
  );
}
