import { isLocale } from '@prestafaro/countries';
import type { ApplicationStatus } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { addressHashesOf } from './address-hash';
import { type MailedApplication, mailOfStatus } from './application-mails';
import { fittingOffers } from './commercial/fitting-offers';
import { Unsubscriptions } from './commercial/unsubscriptions';
import { isOverLimit } from './mail-limits';
import type { MailState } from './mail-state';
import { mailOutboxOf } from './register-mail';
import { Suppressions } from './suppressions';
import { isCommercial, type MailContent, type MailName } from './templates/templates';

/** Why a mail is not sent again. */
export type MailResendRefusal =
  | 'unknown'
  | 'waiting'
  | 'sent'
  | 'resent'
  | 'dead_address'
  | 'over_limit'
  /** It says something about the application that is not so any more. */
  | 'outdated'
  | 'unsubscribed'
  | 'no_consent';

interface FailedMail {
  id: number;
  template: string;
  state: MailState;
  queuedAt: Date | string;
}

interface Application extends MailedApplication {
  status: ApplicationStatus;
  statusChangedAt: Date | string;
}

/** The mail of an application's receipt is true as long as nothing is decided. */
const UNDECIDED: readonly ApplicationStatus[] = ['submitted', 'offers_shown', 'offer_picked', 'under_review'];

/**
 * Sends a mail about an application again that did not leave or came back. Its content was erased with its end, so it is made again from the
 * application as it is now. Call it in a transaction; a second call for the same mail violates a unique index.
 * @returns the reason if it must not be sent; then nothing is written
 */
export async function resendMail(
  strapi: Core.Strapi,
  personalData: PersonalData,
  { applicationId, mailId, now }: { applicationId: number; mailId: number; now: Date },
): Promise<MailResendRefusal | null> {
  const mails = strapi.db.query(uidOf('mail'));
  const mail: FailedMail | null = await mails.findOne({
    select: ['id', 'template', 'state', 'queuedAt'],
    where: { id: mailId, applicationId },
  });
  if (!mail) return 'unknown';
  if (mail.state === 'waiting' || mail.state === 'sent') return mail.state;
  if ((await mails.count({ where: { resendOf: mailId } })) > 0) return 'resent';
  const application: Application | null = await strapi.db.query(uidOf('application')).findOne({
    select: ['id', 'site', 'email', 'amount', 'isBlocked', 'status', 'statusChangedAt'],
    where: { id: applicationId, isBlocked: false },
  });
  if (!application || !isLocale(application.site)) return 'unknown';
  const { site, email: to } = application;
  const hashes = addressHashesOf(personalData, to);
  const suppressions = new Suppressions(strapi);
  for (const hash of hashes) if (await suppressions.has(hash, now)) return 'dead_address';
  if (isCommercial(mail.template) && (await new Unsubscriptions(strapi).hasAny(hashes))) return 'unsubscribed';
  const content = await contentAgain(strapi, mail, application);
  if (typeof content === 'string') return content;
  if (await isOverLimit(strapi, hashes[0] as string, content.template, now)) return 'over_limit';
  await mailOutboxOf(strapi).add({ site, to, content, applicationId, resendOf: mailId }, now);
  return null;
}

async function contentAgain(
  strapi: Core.Strapi,
  { template, queuedAt }: FailedMail,
  application: Application,
): Promise<MailContent | 'outdated' | 'no_consent'> {
  switch (template as MailName) {
    case 'status-link':
      return { template: 'status-link', props: {} };
    case 'offers-that-fit': {
      const offered = await fittingOffers(strapi, application.id);
      if (offered === 'no consent') return 'no_consent';
      if (typeof offered === 'string') return 'outdated';
      return { template: 'offers-that-fit', props: { amount: offered.amount, count: offered.count } };
    }
    case 'application-received':
      return (
        (UNDECIDED.includes(application.status) && (await mailOfStatus(strapi, application, 'submitted'))) || 'outdated'
      );
    default: {
      // A mail about a status is written at the change to it.
      const isPresent = new Date(queuedAt) >= new Date(application.statusChangedAt);
      const content = await mailOfStatus(strapi, application, application.status);
      return isPresent && content?.template === template ? content : 'outdated';
    }
  }
}
