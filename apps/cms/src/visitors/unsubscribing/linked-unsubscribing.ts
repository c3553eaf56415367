import type { Locale } from '@prestafaro/countries';
import type { RefusedLink } from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import type { UndoOutcome, UnsubscribeSource, Unsubscriptions } from '../../delivery/mail/commercial/unsubscriptions';
import type { MailedLinks } from '../../delivery/mail/links/mailed-links';

interface Services {
  strapi: Core.Strapi;
  links: MailedLinks;
  unsubscriptions: Unsubscriptions;
}

interface Linked {
  locale: Locale;
  token: string;
}

/**
 * Unsubscribes the address of the mail that has the link. A second time changes nothing, because the address is on the list.
 * @returns the token that undoes it
 */
export async function unsubscribeByLink(
  { strapi, links, unsubscriptions }: Services,
  { locale, token }: Linked,
  source: Exclude<UnsubscribeSource, 'form'>,
  now: Date,
): Promise<{ undo: string } | { error: RefusedLink }> {
  const link = await links.find(locale, token, now);
  if (link?.purpose !== 'unsubscribe') return { error: 'unknown-link' };
  if (link.isExpired) return { error: 'expired-link' };
  return strapi.db.transaction(async () => {
    const hash = link.subject;
    const requestId =
      (await unsubscriptions.requestOf(hash)) ??
      (await unsubscriptions.add([{ kind: 'email', hash }], locale, source, now));
    return { undo: await links.issue({ purpose: 'resubscribe', site: locale, subject: requestId }, now) };
  });
}

/** Undoes a request by the token that its answer or its confirmation had. */
export async function undoByLink(
  { links, unsubscriptions }: Services,
  { locale, token }: Linked,
  now: Date,
): Promise<{ outcome: UndoOutcome } | { error: RefusedLink }> {
  const link = await links.find(locale, token, now);
  if (link?.purpose !== 'unsubscribe-undo' && link?.purpose !== 'resubscribe') return { error: 'unknown-link' };
  if (link.isExpired) return { error: 'expired-link' };
  return { outcome: await unsubscriptions.undo(link.subject, link.purpose === 'resubscribe', now) };
}
