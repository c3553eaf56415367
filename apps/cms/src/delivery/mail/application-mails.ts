import { isLocale } from '@prestafaro/countries';
import type { ApplicationStatus } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { mailOutboxOf } from './register-mail';
import type { MailContent } from './templates/templates';

interface Applicant {
  site: string;
  email: string;
  amount: number;
  isBlocked: boolean;
}

/** The mail of each status. `null`: the applicant is on the page that shows it, or a later status follows at once. */
const MAILS: Readonly<Record<ApplicationStatus, ((applicant: Applicant) => MailContent) | null>> = {
  draft: null,
  submitted: ({ amount }) => ({ template: 'application-received', props: { amount } }),
  offers_shown: null,
  offer_picked: null,
  under_review: () => ({ template: 'status-changed', props: { status: 'under_review' } }),
  approved: ({ amount }) => ({ template: 'application-approved', props: { amount } }),
  declined: () => ({ template: 'application-declined', props: {} }),
  signed: () => ({ template: 'status-changed', props: { status: 'signed' } }),
  paid_out: () => ({ template: 'status-changed', props: { status: 'paid_out' } }),
  withdrawn: () => ({ template: 'status-changed', props: { status: 'withdrawn' } }),
};

/**
 * Writes the mail about an application's new status into the outbox. Call it in the transaction of the change. An application that
 * is blocked after its time may only be kept, so nobody is written to about it.
 */
export async function mailStatus(
  strapi: Core.Strapi,
  applicationId: number,
  status: ApplicationStatus,
  now: Date,
): Promise<void> {
  const contentOf = MAILS[status];
  if (!contentOf) return;
  const applicant: Applicant | null = await strapi.db
    .query(uidOf('application'))
    .findOne({ select: ['site', 'email', 'amount', 'isBlocked'], where: { id: applicationId } });
  if (!applicant || applicant.isBlocked || !isLocale(applicant.site)) return;
  const { site, email } = applicant;
  await mailOutboxOf(strapi).add({ site, to: email, content: contentOf(applicant), applicationId }, now);
}
