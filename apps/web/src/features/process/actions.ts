'use server';

import { siteOfLocale } from '@prestafaro/countries';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { withdrawApplication } from '@/cms/withdraw-application';
import { withdrawAnswerPath } from '@/features/process/withdraw-answer';
import { log } from '@/server/log/log';
import { readApplicationToken } from '@/shell/application/application-token';
import { processPath } from '@/shell/application/process-path';
import { formLocale } from '@/shell/visitor-form/form-locale';
import { receivedForm } from '@/shell/visitor-form/received-form';

/**
 * Withdraws the visitor's own application. The cookie identifies it, so the form contains nothing personal. The answer
 * is a redirect to the page, with the outcome in the address. A second press changes nothing.
 */
export async function withdraw(form: FormData): Promise<void> {
  const site = siteOfLocale(formLocale(String(receivedForm(form).get('locale')), await headers()));
  const token = await readApplicationToken();
  if (token === undefined) redirect(processPath(site));
  const answer = await withdrawApplication(token);
  if (answer.outcome === 'away') log.error('An application could not be withdrawn', { reason: answer.reason });
  redirect(withdrawAnswerPath(site, answer.outcome));
}
