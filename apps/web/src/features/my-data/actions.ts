'use server';

import { publicPath } from '@prestafaro/addresses';
import { commentChoices } from '@prestafaro/types/my-data';
import { isUuidV4 } from '@prestafaro/types/uuid';
import { cookies } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { eraseHeldData } from '@/cms/my-data';
import { requestReceiver } from '@/features/my-data/request-receiver';
import { log } from '@/server/log/log';
import { linkNoticePath } from '@/shell/mailed-link/link-address';
import { linkOfForm } from '@/shell/mailed-link/link-of-form';
import { answerForm } from '@/shell/visitor-form/answer-form';
import type { FormAnswer } from '@/shell/visitor-form/form-answer';
import { receivedForm } from '@/shell/visitor-form/received-form';

/** Asks for the mail with the link. The address arrives by POST only and is in no log (R28). */
export async function requestMyData(before: FormAnswer, form: FormData): Promise<FormAnswer> {
  return answerForm(requestReceiver, before, form);
}

/** Erases the data of the person of a link, and shows the receipt. */
export async function eraseMyData(sent: FormData): Promise<void> {
  const { site, token } = await linkOfForm(sent);
  const comments = commentChoices.find((choice) => choice === receivedForm(sent).get('comments')) ?? notFound();
  const answer = await eraseHeldData({ locale: site.locale, token, comments, clientId: await clientId() });
  if (answer.outcome === 'away') log.error('The data of a person could not be erased', { reason: answer.reason });
  if (answer.outcome !== 'receipt') redirect(linkNoticePath(site, answer.outcome, token));
  redirect(`${publicPath(site, '/my-data/')}?receipt=${answer.receipt.id}`);
}

/** The id of this browser in events: there is one only after consent to measurement. */
async function clientId(): Promise<string | null> {
  const kept = (await cookies()).get('pf_client')?.value ?? '';
  return isUuidV4(kept) ? kept : null;
}
