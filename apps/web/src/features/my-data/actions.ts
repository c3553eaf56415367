'use server';

import { mailedLinkPath, publicPath } from '@prestafaro/addresses';
import { siteOfLocale } from '@prestafaro/countries';
import { mailedLinkTokenSchema } from '@prestafaro/types/mailed-link';
import { type CommentChoice, commentChoices } from '@prestafaro/types/my-data';
import { isUuidV4 } from '@prestafaro/types/uuid';
import { cookies, headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { eraseHeldData } from '@/cms/my-data';
import { requestReceiver } from '@/features/my-data/request-receiver';
import { log } from '@/server/log/log';
import { answerForm } from '@/shell/visitor-form/answer-form';
import type { FormAnswer } from '@/shell/visitor-form/form-answer';
import { formLocale } from '@/shell/visitor-form/form-locale';
import { receivedForm } from '@/shell/visitor-form/received-form';

/** Asks for the mail with the link. The address arrives by POST only and is in no log (R28). */
export async function requestMyData(before: FormAnswer, form: FormData): Promise<FormAnswer> {
  return answerForm(requestReceiver, before, form);
}

/** Erases the data of the person of a link, and shows the receipt. */
export async function eraseMyData(sent: FormData): Promise<void> {
  const form = receivedForm(sent);
  const token = mailedLinkTokenSchema.safeParse(form.get('token'));
  const comments = commentChoices.find((choice) => choice === form.get('comments'));
  if (!token.success || !comments) notFound();
  const site = siteOfLocale(formLocale(String(form.get('locale')), await headers()));
  const message = { locale: site.locale, token: token.data, comments: comments satisfies CommentChoice };
  const answer = await eraseHeldData({ ...message, clientId: await clientId() });
  if (answer.outcome === 'away') {
    log.error('The data of a person could not be erased', { reason: answer.reason });
    redirect(`${mailedLinkPath(site, token.data)}&result=away`);
  }
  if (answer.outcome === 'unknown') redirect(`${publicPath(site, '/mail/')}?result=unknown`);
  redirect(`${publicPath(site, '/my-data/')}?receipt=${answer.receipt.id}`);
}

/** The id of this browser in events: there is one only after consent to measurement. */
async function clientId(): Promise<string | null> {
  const kept = (await cookies()).get('pf_client')?.value ?? '';
  return isUuidV4(kept) ? kept : null;
}
