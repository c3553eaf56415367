import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type NamedAdministrator, nameOf } from '../../access/administrator-name';
import { uidOf } from '../../content/content-types';
import { comment } from '../../content/labels/content-types/comment';
import { fieldName } from '../../content/labels/field-name';
import { connectedEntry } from './connected-entry';

interface Thread {
  documentId: string;
  locale: string;
  subjectType: string;
  subjectId: string;
  subjectTitle: string | null;
  parent?: Thread | null;
}

/**
 * Completes a comment that a moderator creates in the admin. Visitors' comments come from the site only, so this one is a
 * labelled reply (R11) to one of them. It is published at once under that comment, and has no rating.
 */
export async function completeReply(
  strapi: Core.Strapi,
  data: Record<string, unknown>,
  locale: string,
  moderator: NamedAdministrator,
  now: Date,
): Promise<void> {
  const { replyLabel, parent } = data;
  if (!replyLabel) {
    throw new errors.ValidationError(
      `Elige ${fieldName(comment, 'replyLabel')}: un comentario que se escribe aquí es una respuesta y dice de quién.`,
    );
  }
  const answered = connectedEntry(parent);
  const thread = answered && (await threadOf(strapi, answered, locale));
  if (!thread) {
    throw new errors.ValidationError(
      `Elige en ${fieldName(comment, 'parent')} el comentario al que contestas. Tiene que ser del mismo sitio.`,
    );
  }
  const { subjectType, subjectId, subjectTitle } = thread;
  Object.assign(data, {
    subjectType,
    subjectId,
    subjectTitle,
    parent: thread.documentId,
    email: null,
    rating: null,
    verifiedBy: null,
    sentAt: now,
    moderation: 'approved',
    rejectionReason: null,
    rejectionNote: null,
    personHash: null,
    contentHash: null,
    decisions: [{ at: now, by: nameOf(moderator), from: 'new', to: 'approved', reason: null }],
  });
}

/** Threads are one level deep: a reply to a reply stands under the comment at the top. */
async function threadOf(strapi: Core.Strapi, where: object, locale: string): Promise<Thread | null> {
  const answered: Thread | null = await strapi.db
    .query(uidOf('comment'))
    .findOne({ where: { ...where, locale }, populate: { parent: true } });
  return answered?.parent ?? answered;
}
