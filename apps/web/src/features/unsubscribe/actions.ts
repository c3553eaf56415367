'use server';

import { mailedLinkPath } from '@prestafaro/addresses';
import { siteOfLocale } from '@prestafaro/countries';
import { mailedLinkTokenSchema } from '@prestafaro/types/mailed-link';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { undoUnsubscribe, unsubscribeByToken } from '@/cms/unsubscribe';
import { undoResultPath } from '@/features/unsubscribe/undo-result';
import { unsubscribeReceiver } from '@/features/unsubscribe/unsubscribe-receiver';
import { log } from '@/server/log/log';
import { answerForm } from '@/shell/visitor-form/answer-form';
import type { FormAnswer } from '@/shell/visitor-form/form-answer';
import { formLocale } from '@/shell/visitor-form/form-locale';
import { receivedForm } from '@/shell/visitor-form/received-form';

/** Unsubscribes the typed address and number. What is typed arrives by POST only and is in no log (R28). */
export async function unsubscribe(before: FormAnswer, form: FormData): Promise<FormAnswer> {
  return answerForm(unsubscribeReceiver, before, form);
}

/** Unsubscribes the address of the mail with this link. The answer is the page that undoes it. */
export async function unsubscribeAddress(form: FormData): Promise<void> {
  const { site, token } = await linkOf(form);
  const answer = await unsubscribeByToken('link', site.locale, token);
  if (answer.outcome === 'away') {
    log.error('An address could not be unsubscribed', { reason: answer.reason });
    redirect(`${mailedLinkPath(site, token)}&result=away`);
  }
  // The page of the same link states that it is too old, or opens nothing.
  redirect(mailedLinkPath(site, answer.outcome === 'done' ? answer.undo : token));
}

/** Undoes a request to unsubscribe. */
export async function undo(form: FormData): Promise<void> {
  const { site, token } = await linkOf(form);
  const answer = await undoUnsubscribe(site.locale, token);
  if (answer.outcome === 'away') {
    log.error('A request to unsubscribe could not be undone', { reason: answer.reason });
    redirect(`${mailedLinkPath(site, token)}&result=away`);
  }
  if (answer.outcome === 'undone' || answer.outcome === 'used') redirect(undoResultPath(site, answer.outcome));
  redirect(mailedLinkPath(site, token));
}

/** The site and the token of a sent form. A page sends no other token than one of the right form. */
async function linkOf(sent: unknown) {
  const form = receivedForm(sent);
  const token = mailedLinkTokenSchema.safeParse(form.get('token'));
  const site = siteOfLocale(formLocale(String(form.get('locale')), await headers()));
  return { site, token: token.success ? token.data : notFound() };
}
