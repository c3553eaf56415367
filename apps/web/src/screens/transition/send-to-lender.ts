'use server';

import { redirect } from 'next/navigation';
import type { SentPick } from '@/features/click-out/delivery/sent-pick';
import { receivePick } from '@/screens/transition/receive-pick';
import type { FormAnswer } from '@/shell/visitor-form/form-answer';
import { attemptsBefore, attemptsOf, receivedForm } from '@/shell/visitor-form/received-form';

/** Receives the press from a page without scripts: answers what to mend, or redirects to the page of the offer. */
export async function sendToLender(before: FormAnswer, form: FormData): Promise<FormAnswer> {
  const sent = await receivePick(attemptsBefore(before), receivedForm(form));
  if ('next' in sent) redirect(sent.next);
  return sent;
}

/** Does the same for a script, which navigates itself. */
export async function sendPickToLender(attempts: number, form: FormData): Promise<SentPick> {
  return receivePick(attemptsOf(attempts), receivedForm(form));
}
