import { isLocale } from '@prestafaro/countries';
import type { ApplicationStatus } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { statusLender } from '../../visitors/applications/status-lender';
import { mailOutboxOf } from './register-mail';
import type { MailContent } from './templates/templates';

/** What a mail needs of an application. */
export interface MailedApplication {
  id: number;
  site: string;
  email: string;
  amount: number;
  isBlocked: boolean;
}

/** @param lender that decided; null where nobody knows */
type StatusMail = (application: MailedApplication, lender: string | null) => MailContent;

/** The mail of each status. `null`: the applicant is on the page that shows it, or a later status follows at once. */
const MAILS: Readonly<Record<ApplicationStatus, StatusMail | null>> = {
  draft: null,
  submitted: ({ amount }) => ({ template: 'application-received', props: { amount } }),
  offers_shown: null,
  offer_picked: null,
  under_review: (_, lender) => ({ template: 'status-changed', props: { status: 'under_review', lender } }),
  approved: ({ amount }, lender) => ({ template: 'application-approved', props: { amount, lender } }),
  declined: (_, lender) => ({ template: 'application-declined', props: { lender } }),
  signed: (_, lender) => ({ template: 'status-changed', props: { status: 'signed', lender } }),
  paid_out: (_, lender) => ({ template: 'status-changed', props: { status: 'paid_out', lender } }),
  withdrawn: () => ({ template: 'status-changed', props: { status: 'withdrawn' } }),
};

/** The mail about a status of an application; null if that status has none. */
export async function mailOfStatus(
  strapi: Core.Strapi,
  application: MailedApplication,
  status: ApplicationStatus,
): Promise<MailContent | null> {
  return MAILS[status]?.(application, await statusLender(strapi, application.id, status)) ?? null;
}

/** Writes the mail about the new status of a stored application into the outbox. Call it in the transaction of the change. */
export async function mailStatus(
  strapi: Core.Strapi,
  applicationId: number,
  status: ApplicationStatus,
  now: Date,
): Promise<void> {
  if (!MAILS[status]) return;
  const application: MailedApplication | null = await strapi.db
    .query(uidOf('application'))
    .findOne({ select: ['id', 'site', 'email', 'amount', 'isBlocked'], where: { id: applicationId } });
  if (application) await mailStatusOf(strapi, application, status, now);
}

/**
 * Writes the mail about a status of an application whose row the caller knows. An application that is blocked after its time may only be kept, so
 * nobody is written to about it.
 */
export async function mailStatusOf(
  strapi: Core.Strapi,
  application: MailedApplication,
  status: ApplicationStatus,
  now: Date,
): Promise<void> {
  const { id, site, email, isBlocked } = application;
  if (isBlocked || !isLocale(site)) return;
  const content = await mailOfStatus(strapi, application, status);
  if (!content) return;
  await mailOutboxOf(strapi).add({ site, to: email, content, applicationId: id }, now);
}
