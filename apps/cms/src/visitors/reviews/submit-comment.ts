import type { CommentMessage, VerifiedBy } from '@prestafaro/types/visitor-forms';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { addressColumns } from './comment-address';
import { contentHash } from './content-hash';
import { verifiedBy } from './lender-decisions';
import type { CommentOutcome } from './outcome';
import { subjectTitle } from './subject';

/** The same text from the same person within an hour counts once (decisions, "The loan journey"). */
const REPEATED_WITHIN_MS = 60 * 60 * 1000;
const MAX_TITLE = 160;

interface ThreadRow {
  id: number;
  moderation: string;
  parent: ThreadRow | null;
}

/**
 * Stores a comment for the moderators. The site shows it only after one of them has approved it. Of an application whose token comes along
 * nothing is stored but what proves it (R10, R28).
 */
export async function submitComment(
  strapi: Core.Strapi,
  personalData: PersonalData,
  message: CommentMessage,
  personHash: string,
  now = new Date(),
): Promise<CommentOutcome> {
  const { locale, subjectType, subjectId, parentId, name, email, text, applicationToken } = message;
  const subject = { locale, subjectType, subjectId };
  const comments = strapi.db.query(uidOf('comment'));
  return strapi.db.transaction(async ({ trx }): Promise<CommentOutcome> => {
    const title = await subjectTitle(strapi, subject);
    if (title === null) return { outcome: 'unknown-subject' };
    const parent = parentId ? await threadOf(parentId) : null;
    if (parentId && !parent) return { outcome: 'unknown-subject' };
    const sent = { ...subject, personHash, contentHash: contentHash(text) };
    const earliest = new Date(now.getTime() - REPEATED_WITHIN_MS);
    const before: { verifiedBy: VerifiedBy | null } | null = await comments.findOne({
      select: ['verifiedBy'],
      where: { ...sent, sentAt: { $gte: earliest } },
    });
    if (before) return { outcome: 'repeated', ...(applicationToken && { isVerified: before.verifiedBy !== null }) };
    const proof =
      applicationToken !== null && subjectType === 'lender'
        ? await verifiedBy(strapi, trx, {
            tokenHash: personalData.lookupHash('token', applicationToken),
            ...{ locale, lenderId: subjectId, now },
          })
        : null;
    const { id, documentId }: { id: number; documentId: string } = await comments.create({
      data: {
        ...sent,
        subjectTitle: (title || message.subjectTitle).slice(0, MAX_TITLE),
        name,
        text,
        // A rating is for the subject of the page; a reply is about another comment.
        rating: parent ? null : message.rating,
        parent: parent?.id,
        verifiedBy: proof,
        moderation: 'pending',
        sentAt: now,
        publishedAt: now,
      },
    });
    // Bound to the id of the document, which the line above has made.
    if (email) await comments.updateMany({ where: { id }, data: addressColumns(personalData, documentId, email) });
    return { outcome: 'accepted', ...(applicationToken && { isVerified: proof !== null }) };
  });

  /** The comment under which a reply stands. Threads are one level deep, and only approved comments can be answered. */
  async function threadOf(documentId: string): Promise<ThreadRow | null> {
    const answered: ThreadRow | null = await comments.findOne({
      where: { ...subject, documentId, moderation: 'approved' },
      populate: { parent: true },
    });
    const top = answered?.parent ?? answered;
    return top?.moderation === 'approved' ? top : null;
  }
}
