import type { HeldComment } from '@prestafaro/types/my-data';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { isoOf } from '../desk/application-row';

interface Row {
  locale: HeldComment['site'];
  subjectTitle: string | null;
  name: string;
  text: string;
  rating: number | null;
  sentAt: Date | string | null;
  createdAt: Date | string;
  verifiedBy: HeldComment['verifiedBy'];
  moderation: HeldComment['decision'];
  rejectionReason: string | null;
  rejectionNote: string | null;
}

/** The comments that a person sent with the address, in their order. */
export async function heldComments(strapi: Core.Strapi, hashes: readonly string[]): Promise<HeldComment[]> {
  const rows: Row[] = await strapi.db
    .query(uidOf('comment'))
    .findMany({ where: { emailHash: { $in: [...hashes] } }, orderBy: { id: 'asc' } });
  return rows.map(
    ({ locale, subjectTitle, name, text, rating, verifiedBy, sentAt, createdAt, moderation, ...row }) => ({
      ...{ site: locale, page: subjectTitle ?? '', name, text, stars: rating, decision: moderation },
      verifiedBy,
      sentAt: isoOf(sentAt ?? createdAt),
      rejection: moderation === 'rejected' ? { reason: row.rejectionReason, note: row.rejectionNote } : null,
    }),
  );
}
