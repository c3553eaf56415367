import type { Core } from '@strapi/strapi';
import { asContentType, editorialTypeOf, uidOf } from '../content-types';
import { type DocumentMiddleware, readDocumentAction } from '../documents/document-action';
import type { EntryRow } from '../references/referring-entries';
import { addressOf, pageAt } from './site-addresses';

/**
 * Leads visitors from the former address of a published entry to its new one, by a redirect that an editor may delete. A redirect
 * from the new address goes, because the page stands there now.
 */
export function movedAddresses(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const type = editorialTypeOf(context.uid);
    const { name, documentId, publishesAtOnce } = readDocumentAction(context);
    const publishes = name === 'publish' || publishesAtOnce;
    if (!type || type === 'redirect' || !publishes || !documentId) return next();
    const read = (): Promise<EntryRow[]> =>
      strapi.db.query(asContentType(context.uid)).findMany({ where: { documentId, publishedAt: { $notNull: true } } });
    const before = new Map((await read()).map((row) => [row.locale, addressOf(type, row)]));
    const result = await next();
    for (const row of await read()) {
      const [from, to] = [before.get(row.locale), addressOf(type, row)];
      if (from && to && from !== to) await redirect(strapi, row.locale, from, to);
    }
    return result;
  };
}

/** Unless another page stands at the former address meanwhile. */
async function redirect(strapi: Core.Strapi, locale: string, from: string, to: string): Promise<void> {
  const documents = strapi.documents(uidOf('redirect'));
  const obsolete: { documentId: string }[] = await strapi.db
    .query(uidOf('redirect'))
    .findMany({ where: { locale, from: { $in: [from, to] } } });
  for (const documentId of new Set(obsolete.map((row) => row.documentId)))
    await documents.delete({ documentId, locale });
  if (await pageAt(strapi, locale, from)) return;
  await documents.create({ locale, status: 'published', data: { from, to, isPermanent: true } as never });
}
