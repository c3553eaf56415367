'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { fieldNames } from '@/features/application/field-names';
import type { FormAnswer, SentAnswer } from '@/features/application/form-answer';
import { type ReceivedApplication, receiveApplication } from '@/features/application/receive-application';
import { whileAway } from '@/features/application/while-away';

import { loadSite } from '@/shell/site-view';
import { formLocale } from '@/shell/visitor-form/form-locale';
import { attemptsBefore, attemptsOf, receivedForm } from '@/shell/visitor-form/received-form';

/** Receives the whole form from a page without scripts. Answers what to mend, or redirects to the progress of the application. */
export async function submitApplication(before: FormAnswer, form: FormData): Promise<FormAnswer> {
  const received = await receive(attemptsBefore(before), receivedForm(form));
  if (received.outcome === 'stored') redirect(received.next);
  return received.answer;
}

/** Does the same for a script. The script first deletes the answers saved on the device, and then navigates itself. */
export async function sendApplicationForm(attempts: number, form: FormData): Promise<SentAnswer> {
  const received = await receive(attemptsOf(attempts), receivedForm(form));
  return received.outcome === 'stored' ? received : received.answer;
}

async function receive(attempts: number, form: FormData): Promise<ReceivedApplication> {
  const locale = formLocale(String(form.get(fieldNames.locale)), await headers());
  try {
    return await receiveApplication(form, attempts, await loadSite(locale), new Date());
  } catch (error) {
    return { outcome: 'unstored', answer: await whileAway(attempts, form, locale, error) };
  }
}
