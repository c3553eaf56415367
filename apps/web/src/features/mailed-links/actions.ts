'use server';

import { siteOfLocale } from '@prestafaro/countries';
import { mailedLinkTokenSchema } from '@prestafaro/types/mailed-link';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { askProgress } from '@/cms/application-progress';
import { renewStatusLink } from '@/cms/mailed-link';
import { linkNoticePath } from '@/features/mailed-links/link-address';
import { log } from '@/server/log/log';
import { keepApplicationToken } from '@/shell/application/application-token';
import { ownProcessPath } from '@/shell/application/process-path';
import { formLocale } from '@/shell/visitor-form/form-locale';
import { receivedForm } from '@/shell/visitor-form/received-form';

/** Opens the application of a link in this browser: the token becomes the cookie of the applicant. */
export async function openApplication(form: FormData): Promise<void> {
  const { site, token } = await linkOf(form);
  const answer = await askProgress(token);
  if (answer.outcome === 'away') log.error('The link of a mail could not be opened', { reason: answer.reason });
  if (answer.outcome !== 'known') redirect(linkNoticePath(site, answer.outcome, token));
  await keepApplicationToken(token);
  redirect(ownProcessPath(site));
}

/** Has another link mailed to the applicant, and shows no address. */
export async function requestLink(form: FormData): Promise<void> {
  const { site, token } = await linkOf(form);
  const answer = await renewStatusLink(site.locale, token);
  if (answer.outcome === 'away') log.error('The link of a mail could not be renewed', { reason: answer.reason });
  redirect(linkNoticePath(site, answer.outcome, token));
}

/** The site and the token of a sent form. A page sends no other token than one of the right form. */
async function linkOf(sent: unknown) {
  const form = receivedForm(sent);
  const token = mailedLinkTokenSchema.safeParse(form.get('token'));
  const site = siteOfLocale(formLocale(String(form.get('locale')), await headers()));
  return { site, token: token.success ? token.data : notFound() };
}
