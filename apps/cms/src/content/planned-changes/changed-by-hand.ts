import type { Core } from '@strapi/strapi';
import { defaultLocale } from '../../platform/strapi-internals/locale-records';
import { editorialTypeOf } from '../content-types';
import { type DocumentAction, type DocumentMiddleware, readDocumentAction } from '../documents/document-action';
import { PLANNED_CHANGE_UID, type PlannedAction } from './planned-change';

interface Ended {
  actions: readonly PlannedAction[];
  reason: string;
}

/** The planned changes that a change by hand makes needless. */
function endedBy({ name, publishesAtOnce }: DocumentAction): Ended | null {
  if (name === 'publish' || publishesAtOnce) return { actions: ['publish'], reason: 'Se ha publicado a mano antes.' };
  if (name === 'unpublish') return { actions: ['unpublish'], reason: 'Se ha retirado a mano antes.' };
  if (name === 'delete') return { actions: ['publish', 'unpublish'], reason: 'Se ha borrado la entrada.' };
  return null;
}

/**
 * Cancels what was planned for an entry and has been done by hand, and marks an earlier failure of the same as seen. A planned change
 * that is carried out has ended before it gets here.
 */
export function changedByHand(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const entryType = editorialTypeOf(context.uid);
    const action = readDocumentAction(context);
    const { documentId, locales } = action;
    const ended = endedBy(action);
    // An entry that is created has no plans.
    if (!entryType || !ended || !documentId) return next();
    const result = await next();
    const sites = locales !== 'all' && locales.length === 0 ? [await defaultLocale(strapi)] : locales;
    const onSites = sites === 'all' ? {} : { site: { $in: [...sites] } };
    const of = { entryType, entryId: documentId, ...onSites, action: { $in: [...ended.actions] } };
    const rows = strapi.db.query(PLANNED_CHANGE_UID);
    await rows.updateMany({
      where: { ...of, state: 'planned' },
      data: { state: 'cancelled', reason: ended.reason, endedAt: new Date(), openKey: null },
    });
    await rows.updateMany({ where: { ...of, state: 'failed', isSeen: false }, data: { isSeen: true } });
    return result;
  };
}
