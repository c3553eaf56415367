import 'server-only';
import type { Locale } from '@prestafaro/countries';
import { type MailedLinkAnswer, mailedLinkAnswerSchema } from '@prestafaro/types/mailed-link';
import { postMessage, unusableAnswer } from '@/cms/post-message';

export type MailedLinkState =
  | { readonly outcome: 'known'; readonly link: MailedLinkAnswer }
  /** The token is unknown, or of another site. */
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'away'; readonly reason: string };

/** Reads what the link of a mail opens. It changes nothing and is never stored. Never throws: an outage is an answer. */
export async function readMailedLink(locale: Locale, token: string): Promise<MailedLinkState> {
  const answer = await postMessage('/api/mailed-links/read', { locale, token });
  if (answer.isAway) return { outcome: 'away', reason: answer.reason };
  if (answer.status === 404) return { outcome: 'unknown' };
  const link = answer.status === 200 ? mailedLinkAnswerSchema.safeParse(answer.body) : undefined;
  return link?.success ? { outcome: 'known', link: link.data } : unusableAnswer(answer.status);
}

export type RenewAnswer =
  | { readonly outcome: 'mailed' | 'unknown' | 'too-many' }
  | { readonly outcome: 'away'; readonly reason: string };

const renewals = { application: '/api/applications/renew-link', affiliate: '/api/affiliates/renew-link' } as const;

/**
 * Has another link mailed to the address of the one that the token opened. Never throws: an outage is an answer.
 * @param of what the links open: the application of its applicant, or the page of an affiliate
 */
export async function renewLink(of: keyof typeof renewals, locale: Locale, token: string): Promise<RenewAnswer> {
  const answer = await postMessage(renewals[of], { locale, token });
  if (answer.isAway) return { outcome: 'away', reason: answer.reason };
  switch (answer.status) {
    case 202:
      return { outcome: 'mailed' };
    case 404:
      return { outcome: 'unknown' };
    case 429:
      return { outcome: 'too-many' };
    default:
      return unusableAnswer(answer.status);
  }
}
