'use server';

import { mailedLinkPath } from '@prestafaro/addresses';
import { redirect } from 'next/navigation';
import { confirmAffiliate } from '@/cms/affiliate-page';
import { confirmProposal } from '@/cms/affiliate-proposal';
import { renewLink } from '@/cms/mailed-link';
import { log } from '@/server/log/log';
import { linkNoticePath } from '@/shell/mailed-link/link-address';
import { linkOfForm } from '@/shell/mailed-link/link-of-form';

/** Confirms that the address of a request for the affiliate programme is that of the link's holder. */
export async function confirmAddress(form: FormData): Promise<void> {
  const { site, token } = await linkOfForm(form);
  const answer = await confirmAffiliate(site.locale, token);
  if (answer.outcome === 'away') log.error('The address of an affiliate was not confirmed', { reason: answer.reason });
  redirect(answer.outcome === 'confirmed' ? mailedLinkPath(site, token) : linkNoticePath(site, answer.outcome, token));
}

/** Confirms a proposed change of an affiliate. Its link opens nothing afterwards, so the page after it has no token. */
export async function confirmChange(form: FormData): Promise<void> {
  const { site, token } = await linkOfForm(form);
  const answer = await confirmProposal(site.locale, token);
  if (answer.outcome === 'away') log.error('The change of an affiliate was not confirmed', { reason: answer.reason });
  redirect(linkNoticePath(site, answer.outcome, token));
}

/** Has another link mailed to the affiliate, and shows no address. */
export async function requestAffiliateLink(form: FormData): Promise<void> {
  const { site, token } = await linkOfForm(form);
  const answer = await renewLink('affiliate', site.locale, token);
  if (answer.outcome === 'away') log.error('The link of an affiliate was not renewed', { reason: answer.reason });
  redirect(linkNoticePath(site, answer.outcome, token));
}
