import type { ConsentPurpose } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { Unsubscription } from '../../delivery/mail/commercial/unsubscriptions';

/** The purposes that are advertising: offers by mail and SMS, and by telephone. */
const COMMERCIAL: readonly ConsentPurpose[] = ['messages', 'calls'];

/** Writes on the consents of an address or a number that they are revoked (R25), at the time of the request. */
export async function revokeConsents(
  strapi: Core.Strapi,
  { id, kind, contactHash, at }: Unsubscription,
): Promise<void> {
  await strapi.db.query(uidOf('consent-record')).updateMany({
    where: {
      ...(kind === 'email'
        ? { subjectHash: contactHash }
        : { applicationId: { $in: await ofPhone(strapi, contactHash) } }),
      ...{ purpose: { $in: [...COMMERCIAL] }, isGiven: true, isBlocked: false, revokedAt: { $null: true } },
    },
    data: { revokedAt: new Date(at), revokedBy: id },
  });
}

async function ofPhone(strapi: Core.Strapi, phoneHash: string): Promise<number[]> {
  const applications: { id: number }[] = await strapi.db
    .query(uidOf('application'))
    .findMany({ select: ['id'], where: { phoneHash } });
  return applications.map(({ id }) => id);
}
