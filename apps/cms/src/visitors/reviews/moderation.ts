import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { NamedAdministrator } from '../../access/administrator-name';
import { siteNameOf } from '../../access/countries/site-names';
import { asContentType, uidOf, VISITOR_TYPES, type VisitorType } from '../../content/content-types';
import {
  type DocumentAction,
  type DocumentMiddleware,
  readDocumentAction,
  siteOfSave,
} from '../../content/documents/document-action';
import { comment } from '../../content/labels/content-types/comment';
import { fieldName } from '../../content/labels/field-name';
import { mailDecision } from '../../delivery/mail/comment-mails';
import { currentAdministrator } from '../../platform/strapi-internals/admin-session';
import { findProvided } from '../../platform/strapi-internals/container';
import { defaultLocale } from '../../platform/strapi-internals/locale-records';
import { type AddressColumns, addressOfComment } from './comment-address';
import { lockComment } from './comment-lock';
import { closeReports, deleteRepliesOf } from './comment-thread';
import { type Decision, decisionOf, isToldToAuthor, type Judged, withoutUndefined } from './moderation-decision';
import { completeReply } from './moderator-reply';

/** Fields that a visitor sent or the CMS wrote, and nobody may change. The text of a comment may be edited; the log shows it. */
const KEPT: Readonly<Record<VisitorType, readonly string[]>> = {
  comment: [
    'subjectType',
    'subjectId',
    'subjectTitle',
    'parent',
    'email',
    'emailSealed',
    'emailHash',
    'rating',
    'verifiedBy',
    'sentAt',
    'decisions',
    'personHash',
    'contentHash',
  ],
  'comment-report': ['comment', 'reason', 'text', 'sentAt', 'personHash'],
  rating: ['subjectType', 'subjectId', 'stars', 'sentAt', 'personHash'],
};

type StoredRow = Judged & AddressColumns & { id: number; decisions?: Decision[]; subjectTitle?: string | null };

/**
 * Limits what a person may do with visitors' reviews in the admin (R10): decide on them, which is logged with name, time and
 * reason, and answer them. Nobody can invent a review or change its content. Calls of our own code pass unchanged, but none of
 * them marks a comment as verified: `submitComment` alone does, which writes past the Document Service.
 */
export function moderation(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const type = VISITOR_TYPES.find((candidate) => uidOf(candidate) === context.uid);
    if (!type) return next();
    const action = readDocumentAction(context);
    if (type === 'comment' && action.name === 'delete' && action.documentId) {
      const { documentId } = action;
      return strapi.db.transaction(async () => {
        await deleteRepliesOf(strapi, documentId);
        return next();
      });
    }
    if (type === 'comment' && action.data) withoutMark(action);
    const moderator = currentAdministrator(strapi)?.user;
    if (!moderator) return next();
    if (action.name === 'clone') {
      const reply = `crea otro y rellena ${fieldName(comment, 'parent')}`;
      throw new errors.ValidationError(
        `Lo que envía un visitante no se duplica. Para contestar a un comentario, ${reply}.`,
      );
    }
    if (action.name === 'create') await verifyNew(type, action, moderator);
    if (action.name === 'update') await verifyChange(type, action, moderator);
    return next();
  };

  async function verifyNew(type: VisitorType, action: DocumentAction, moderator: NamedAdministrator): Promise<void> {
    if (type !== 'comment' || !action.data) {
      throw new errors.ValidationError('Las valoraciones y las denuncias las envían los visitantes. Aquí no se crean.');
    }
    const locale = siteOfSave(action, await defaultLocale(strapi));
    await completeReply(strapi, action.data, locale, moderator, new Date());
  }

  async function verifyChange(type: VisitorType, action: DocumentAction, moderator: NamedAdministrator): Promise<void> {
    const { documentId, data } = action;
    const locale = siteOfSave(action, await defaultLocale(strapi));
    if (type === 'comment' && documentId) await lockComment(strapi, documentId);
    const stored: StoredRow | null = await strapi.db.query(asContentType(uidOf(type))).findOne({
      where: { documentId, locale },
      ...(type === 'comment' && { populate: { decisions: true } }),
    });
    // Without this check Strapi makes a translation of the comment, on a site to which the visitor never sent it.
    if (!stored) {
      throw new errors.ValidationError(
        `Este mensaje de un visitante no es del sitio «${siteNameOf(locale)}». Cambia al sitio en el que se envió.`,
      );
    }
    if (!data) return;
    for (const field of KEPT[type]) delete data[field];
    if (type !== 'comment') return;
    const now = new Date();
    const decision = decisionOf(stored, data as Judged, moderator, now);
    if (!decision) return;
    data.decisions = [...(stored.decisions ?? []), decision];
    if (decision.to === 'rejected') await closeReports(strapi, [stored.id], now);
    if (!isToldToAuthor(stored, data as Judged)) return;
    const email = addressOfComment(findProvided(strapi, 'prestafaro.personal-data'), stored);
    const decided = { ...stored, ...withoutUndefined(data as Judged), locale, email };
    await mailDecision(strapi, decided, now);
  }
}

/** Whether the author applied to the lender through us is looked up when the comment is sent. No import, seed or copy may claim it. */
function withoutMark({ name, data }: DocumentAction): void {
  if (!data) return;
  if (name === 'create' || name === 'clone') data.verifiedBy = null;
  else if (data.verifiedBy) delete data.verifiedBy;
}
