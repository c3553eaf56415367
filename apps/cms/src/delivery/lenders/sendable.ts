import type { ApplicationStatus } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { DeliveredConsent } from './payload';

/** The statuses in which an application may go to a lender: offers were shown, and there is no loan and no withdrawal. */
const SENDABLE: readonly ApplicationStatus[] = ['offers_shown', 'offer_picked', 'under_review', 'approved', 'declined'];

/** The channel of a consent that was given at the pick of an offer. */
export const offerChannel = (offerId: number) => `offer.${offerId}`;

/** Whether an application may go to a lender now: it exists, is in use, is not finished, and its applicant consents (R22 b, R25, R26). */
export async function isSendable(strapi: Core.Strapi, applicationId: number): Promise<boolean> {
  const row: { status: ApplicationStatus; isBlocked: boolean } | null = await strapi.db
    .query(uidOf('application'))
    .findOne({ select: ['status', 'isBlocked'], where: { id: applicationId } });
  if (!row || row.isBlocked || !SENDABLE.includes(row.status)) return false;
  return (await lenderConsent(strapi, applicationId)) !== null;
}

/** The newest answer about sending the application to lenders, if it is a consent that was not withdrawn. */
export async function lenderConsent(
  strapi: Core.Strapi,
  applicationId: number,
): Promise<{ subjectHash: string } | null> {
  const newest: { isGiven: boolean; revokedAt: string | null; subjectHash: string } | null = await strapi.db
    .query(uidOf('consent-record'))
    .findOne({
      select: ['isGiven', 'revokedAt', 'subjectHash'],
      where: { applicationId, purpose: 'lenders' },
      orderBy: { id: 'desc' },
    });
  return newest?.isGiven && newest.revokedAt === null ? newest : null;
}

/** The consent that an applicant gave at the pick of an offer, which names its lender; without one, the general one of the form. */
export async function pickConsent(
  strapi: Core.Strapi,
  { applicationId, offerId }: { applicationId: number | null; offerId: number },
): Promise<DeliveredConsent | null> {
  const consents = strapi.db.query(uidOf('consent-record'));
  const where = { applicationId, purpose: 'lenders', isGiven: true, revokedAt: null };
  const find = (more: object): Promise<DeliveredConsent | null> =>
    consents.findOne({ select: ['text', 'textVersion', 'at'], where: { ...where, ...more }, orderBy: { id: 'desc' } });
  return (await find({ channel: offerChannel(offerId) })) ?? find({});
}
