import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { defaultLocale } from '../../platform/strapi-internals/locale-records';
import { asContentType, editorialTypeOf } from '../content-types';
import { type DocumentAction, type DocumentMiddleware, readDocumentAction } from '../documents/document-action';
import { entryName, listOfEntries } from './list-of-entries';
import { lostReferences } from './lost-references';
import { fieldsReferringTo } from './reference-fields';
import { type EntryRow, referringEntries } from './referring-entries';

const PUBLISHED = { publishedAt: { $notNull: true } };

/**
 * Keeps references between entries whole. Strapi stores them for drafts and for published entries separately, and forgets those to
 * an entry that is unpublished or deleted; publishing it again brings none back. So an entry that others refer to can neither
 * be unpublished nor deleted, and an entry is published after those to which it refers.
 */
export function referenceCheck(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const type = editorialTypeOf(context.uid);
    if (!type) return next();
    const action = readDocumentAction(context);
    if (action.name === 'unpublish') await refuseWhileReferredTo(strapi, context.uid, action, PUBLISHED);
    if (action.name === 'delete') await refuseWhileReferredTo(strapi, context.uid, action, {});
    const result = await next();
    if (action.name === 'publish' || action.publishesAtOnce) {
      const documentId = action.documentId ?? (result as { documentId: string }).documentId;
      const lost = await lostReferences(strapi, type, { documentId, locale: await localeCondition(strapi, action) });
      if (lost.length > 0) throw new errors.ValidationError(publishFirst(listOfEntries(lost)));
    }
    return result;
  };
}

/** @param versions the versions that go: the published ones, or all */
async function refuseWhileReferredTo(
  strapi: Core.Strapi,
  uid: string,
  action: DocumentAction,
  versions: object,
): Promise<void> {
  const fields = fieldsReferringTo(strapi, uid);
  if (fields.length === 0) return;
  const going = { documentId: action.documentId, locale: await localeCondition(strapi, action), ...versions };
  const rows: EntryRow[] = await strapi.db.query(asContentType(uid)).findMany({ where: going });
  const [row] = rows;
  if (!row) return;
  const locale = { $in: rows.map((one) => one.locale) };
  const target = { id: { $in: rows.map(({ id }) => id) } };
  const referring = await referringEntries(strapi, { fields, target, rows: { locale, ...versions } });
  if (referring.length > 0) throw new errors.ValidationError(inUse(action, entryName(row), listOfEntries(referring)));
}

async function localeCondition(strapi: Core.Strapi, { locales }: DocumentAction): Promise<object> {
  if (locales === 'all') return { $notNull: true };
  return { $in: locales.length > 0 ? locales : [await defaultLocale(strapi)] };
}

function inUse({ name }: DocumentAction, entry: string, list: string): string {
  const fix = 'Quítala antes de esas entradas y publícalas.';
  return name === 'delete'
    ? `No se puede borrar «${entry}» porque se usa en ${list}. ${fix}`
    : `No se puede retirar «${entry}» porque se usa en entradas publicadas: ${list}. ${fix}`;
}

const publishFirst = (list: string): string =>
  `Esta entrada usa otras que no están publicadas y no se verían: ${list}. Publícalas primero o quítalas de esta entrada.`;
