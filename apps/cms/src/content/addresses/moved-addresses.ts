import type { Core } from '@strapi/strapi';
import { asContentType, editorialTypeOf, uidOf } from '../content-types';
import { type DocumentMiddleware, readDocumentAction } from '../documents/document-action';
import { asOwnWrite } from '../documents/own-write';
import type { EditorialType } from '../editorial-types';
import type { EntryRow } from '../references/referring-entries';
import { addressOf, addressRelations, pageAt } from './site-addresses';

/**
 * Leads visitors from the former address of a published entry to its new one, by a redirect that a chief editor may delete. A
 * redirect from the new address goes, because the page stands there now. An editor who may write no redirect moves pages too.
 */
export function movedAddresses(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const type = editorialTypeOf(context.uid);
    const { name, documentId, publishesAtOnce } = readDocumentAction(context);
    const publishes = name === 'publish' || publishesAtOnce;
    if (!type || type === 'redirect' || !publishes || !documentId) return next();
    const before = await addressesOf(strapi, type, documentId);
    const result = await next();
    for (const [entry, { locale, address: to }] of await addressesOf(strapi, type, documentId)) {
      const from = before.get(entry)?.address;
      if (from && to && from !== to) await asOwnWrite(() => redirect(strapi, locale, from, to));
    }
    return result;
  };
}

interface StoredAddress {
  locale: string;
  address: string | null;
}

/** The addresses that an entry decides: its own on each site, and those of the pages below the address of a lender. */
async function addressesOf(
  strapi: Core.Strapi,
  type: EditorialType,
  documentId: string,
): Promise<Map<string, StoredAddress>> {
  const read = async (of: EditorialType, where: object) => {
    const rows: EntryRow[] = await strapi.db.query(asContentType(uidOf(of))).findMany({
      where: { ...where, publishedAt: { $notNull: true } },
      populate: addressRelations(of),
    });
    return rows.map((row): [string, StoredAddress] => [
      `${of} ${row.documentId} ${row.locale}`,
      { locale: row.locale, address: addressOf(of, row) },
    ]);
  };
  const below = type === 'lender' ? await read('page', { kind: 'lender', lender: { documentId } }) : [];
  return new Map([...(await read(type, { documentId })), ...below]);
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
