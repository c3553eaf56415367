import type { Locale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../../content/content-types';
import { lockComment } from '../comment-lock';
import type { Decision } from '../moderation-decision';

/** A comment as its decision is taken or undone. */
export interface LockedComment {
  id: number;
  documentId: string;
  locale: Locale;
  moderation: 'pending' | 'approved' | 'rejected';
  /** The log, the newest last. */
  decisions: (Omit<Decision, 'at'> & { at: Date | string })[];
  /** Who saved it last. */
  updatedBy: { id: number } | null;
}

/** Reads a comment of these sites, which nobody else changes until the end of the open transaction. */
export async function readLocked(
  strapi: Core.Strapi,
  documentId: string,
  sites: readonly Locale[],
): Promise<LockedComment | null> {
  await lockComment(strapi, documentId);
  return strapi.db.query(uidOf('comment')).findOne({
    select: ['id', 'documentId', 'locale', 'moderation'],
    where: { documentId, locale: { $in: [...sites] } },
    populate: { decisions: true, updatedBy: { select: ['id'] } },
  });
}
