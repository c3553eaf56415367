'use server';

import { siteOfLocale } from '@prestafaro/countries';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { withdrawApplication } from '@/cms/withdraw-application';
import { withdrawAnswerPath } from '@/features/process/withdraw-answer';
import { readApplicationToken } from '@/site/application-token';
import { log } from '@/site/log';
import { processPath } from '@/site/process-path';
import { formLocale } from '@/site/visitor-form/form-locale';

/**
 * Takes the visitor's own application back. Whose it is the cookie says, so the form holds nothing; the answer is the
 * page itself, with what became of it in the address, and a second press changes nothing.
 */
export async function withdraw(form: FormData): Promise<void> {
  const site = siteOfLocale(formLocale(String(form.get('locale')), await headers()));
  const token = await readApplicationToken();
  if (token === undefined) redirect(processPath(site));
  const answer = await withdrawApplication(token);
  if (answer.outcome === 'away') log.error('An application could not be withdrawn', { reason: answer.reason });
  redirect(withdrawAnswerPath(site, answer.outcome));
}
