'use server';

import { redirect } from 'next/navigation';
import { askProgress } from '@/cms/application-progress';
import { renewLink } from '@/cms/mailed-link';
import { log } from '@/server/log/log';
import { keepApplicationTokenForNextPage } from '@/shell/application/application-token';
import { ownProcessPath } from '@/shell/application/process-path';
import { linkNoticePath } from '@/shell/mailed-link/link-address';
import { linkOfForm } from '@/shell/mailed-link/link-of-form';

/** Opens the application of a link in this browser: the token becomes the cookie of the applicant. */
export async function openApplication(form: FormData): Promise<void> {
  const { site, token } = await linkOfForm(form);
  const answer = await askProgress(token);
  if (answer.outcome === 'away') log.error('The link of a mail could not be opened', { reason: answer.reason });
  if (answer.outcome !== 'known') redirect(linkNoticePath(site, answer.outcome, token));
  await keepApplicationTokenForNextPage(token);
  redirect(ownProcessPath(site));
}

/** Has another link mailed to the applicant, and shows no address. */
export async function requestLink(form: FormData): Promise<void> {
  const { site, token } = await linkOfForm(form);
  const answer = await renewLink('application', site.locale, token);
  if (answer.outcome === 'away') log.error('The link of a mail could not be renewed', { reason: answer.reason });
  redirect(linkNoticePath(site, answer.outcome, token));
}
