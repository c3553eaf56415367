import type { PushMessage } from '@prestafaro/types/push-subscription';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { truncatedAddress } from '../../visitors/endpoints/network-address';
import { addressHashOf } from '../mail/address-hash';

/** Writes the proof that an applicant allowed notifications (R25). */
export async function recordPushConsent(
  strapi: Core.Strapi,
  personalData: PersonalData,
  applicationId: number,
  { textVersion, text, address }: Pick<PushMessage, 'textVersion' | 'text' | 'address'>,
  at: Date,
): Promise<void> {
  const application: { email: string; site: string } | null = await strapi.db
    .query(uidOf('application'))
    .findOne({ select: ['email', 'site'], where: { id: applicationId } });
  if (!application) return;
  await strapi.db.query(uidOf('consent-record')).create({
    data: {
      ...{ applicationId, site: application.site, purpose: 'push', isGiven: true, textVersion, text, at },
      subjectHash: addressHashOf(personalData, application.email),
      truncatedAddress: truncatedAddress(address),
      channel: 'process',
      isBlocked: false,
    },
  });
}

/** Notes when the consent ended: with the last browser of an application. */
export async function revokePushConsent(strapi: Core.Strapi, applicationId: number, at: Date): Promise<void> {
  if ((await strapi.db.query(uidOf('push-subscription')).count({ where: { applicationId } })) > 0) return;
  await strapi.db.query(uidOf('consent-record')).updateMany({
    where: { applicationId, purpose: 'push', revokedAt: { $null: true } },
    data: { revokedAt: at },
  });
}
