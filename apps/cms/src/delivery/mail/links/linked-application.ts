import type { Core } from '@strapi/strapi';
import { uidOf } from '../../../content/content-types';

/** The application that the link of a mail opens, by one of the hashes that are stored for the link; null for no valid link. */
export async function linkedApplication(
  strapi: Core.Strapi,
  hash: { tokenHash: string } | { leadIdHash: string },
  now: Date,
): Promise<number | null> {
  const link: { subject: string } | null = await strapi.db.query(uidOf('mailed-link')).findOne({
    select: ['subject'],
    where: { ...hash, purpose: 'status', expiresAt: { $gt: now } },
  });
  return link && Number(link.subject);
}
