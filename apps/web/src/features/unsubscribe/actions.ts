'use server';

import { mailedLinkPath } from '@prestafaro/addresses';
import { redirect } from 'next/navigation';
import { undoUnsubscribe, unsubscribeByToken } from '@/cms/unsubscribe';
import { undoResultPath } from '@/features/unsubscribe/undo-result';
import { unsubscribeReceiver } from '@/features/unsubscribe/unsubscribe-receiver';
import { log } from '@/server/log/log';
import { linkNoticePath } from '@/shell/mailed-link/link-address';
import { linkOfForm } from '@/shell/mailed-link/link-of-form';
import { answerForm } from '@/shell/visitor-form/answer-form';
import type { FormAnswer } from '@/shell/visitor-form/form-answer';

/** Unsubscribes the typed address and number. What is typed arrives by POST only and is in no log (R28). */
export async function unsubscribe(before: FormAnswer, form: FormData): Promise<FormAnswer> {
  return answerForm(unsubscribeReceiver, before, form);
}

/** Unsubscribes the address of the mail with this link. The answer is the page that undoes it. */
export async function unsubscribeAddress(form: FormData): Promise<void> {
  const { site, token } = await linkOfForm(form);
  const answer = await unsubscribeByToken('link', site.locale, token);
  if (answer.outcome === 'away') {
    log.error('An address could not be unsubscribed', { reason: answer.reason });
    redirect(linkNoticePath(site, 'away', token));
  }
  // The page of the same link states that it is too old, or opens nothing.
  redirect(mailedLinkPath(site, answer.outcome === 'done' ? answer.undo : token));
}

/** Undoes a request to unsubscribe. */
export async function undo(form: FormData): Promise<void> {
  const { site, token } = await linkOfForm(form);
  const answer = await undoUnsubscribe(site.locale, token);
  if (answer.outcome === 'away') {
    log.error('A request to unsubscribe could not be undone', { reason: answer.reason });
    redirect(linkNoticePath(site, 'away', token));
  }
  if (answer.outcome === 'undone' || answer.outcome === 'used') redirect(undoResultPath(site, answer.outcome));
  redirect(mailedLinkPath(site, token));
}
