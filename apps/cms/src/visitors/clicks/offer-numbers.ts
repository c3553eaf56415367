import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { type DocumentMiddleware, readDocumentAction } from '../../content/documents/document-action';

const UID = 'api::offer-number.offer-number';
/**
 * Plain SQL, the same on SQLite and PostgreSQL: a number that is stored already is not an error, also if two connections
 * store it at the same time.
 */
const STORE =
  'insert into offer_numbers (site, offer_id) select locale, offer_id from offers where published_at is not null';
const IGNORE_EXISTING = 'on conflict (site, offer_id) do nothing';

/**
 * Stores the number of every offer that was ever published on a site, because Strapi keeps nothing of an offer that is
 * unpublished or deleted. An old link to such an offer is redirected; a guessed number gets a 404.
 */
export function offerNumbers(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const action = readDocumentAction(context);
    const publishes = action.name === 'publish' || action.publishesAtOnce;
    if (context.uid !== uidOf('offer') || !publishes) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const result = await next();
      const documentId = action.documentId ?? (result as { documentId: string }).documentId;
      await trx.raw(`${STORE} and document_id = ? ${IGNORE_EXISTING}`, [documentId]);
      return result;
    });
  };
}

/** Stores the numbers of offers that were published before numbers were stored, or without the Document Service. */
export async function ensureOfferNumbers(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(`${STORE} ${IGNORE_EXISTING}`);
}

export async function wasOncePublished(strapi: Core.Strapi, site: string, offerId: number): Promise<boolean> {
  return (await strapi.db.query(UID).count({ where: { site, offerId } })) > 0;
}
