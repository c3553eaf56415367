import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { MailName } from './templates/templates';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Mails of one kind to one address within a day. Anybody can type another person's address into a form, and must not fill that mailbox. Each kind
 * counts by itself: comments take nothing from the mails about an application. More than one application needs in a day.
 */
const PER_DAY = 5;
const OTHERS: Partial<Readonly<Record<MailName, number>>> = {
  // An address gets advertising once a day, however many applications it has.
  'offers-that-fit': 1,
  // An affiliate reads of every change. No stranger causes so many: the form has a lower limit for an address (`register-affiliates.ts`).
  'affiliate-proposal': 50,
  'affiliate-changed': 50,
};

/** Whether an address has had all mails of this kind that it may get within a day. Two mails at the same moment may both be let through. */
export async function isOverLimit(
  strapi: Core.Strapi,
  addressHash: string,
  template: MailName,
  now: Date,
): Promise<boolean> {
  const count = await strapi.db.query(uidOf('mail')).count({
    where: {
      ...{ addressHash, template, queuedAt: { $gt: new Date(now.getTime() - DAY_MS) } },
      state: { $ne: 'suppressed' },
    },
  });
  return count >= (OTHERS[template] ?? PER_DAY);
}
