import type { RetiredOffer, RetiredOffersMessage } from '@prestafaro/types/application';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { type DocumentMiddleware, readDocumentAction } from '../../content/documents/document-action';

const UID = 'api::offer-number.offer-number';
/**
 * Plain SQL, the same on SQLite and PostgreSQL: a number that is stored already gets the present name, also if two connections
 * store it at the same time. The largest name, because no number may appear twice in one statement.
 */
const STORE =
  'insert into offer_numbers (site, offer_id, header) select locale, offer_id, max(header) from offers where published_at is not null';
const RENAME_EXISTING = 'group by locale, offer_id on conflict (site, offer_id) do update set header = excluded.header';

/**
 * Stores the number and the name of every offer that was ever published on a site, because Strapi keeps nothing of an offer that is
 * unpublished or deleted. An old link to such an offer is redirected; a guessed number gets a 404. A comparison
 * names such an offer.
 */
export function offerNumbers(strapi: Core.Strapi): DocumentMiddleware {
  return async (context, next) => {
    const action = readDocumentAction(context);
    const publishes = action.name === 'publish' || action.publishesAtOnce;
    if (context.uid !== uidOf('offer') || !publishes) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const result = await next();
      const documentId = action.documentId ?? (result as { documentId: string }).documentId;
      await trx.raw(`${STORE} and document_id = ? ${RENAME_EXISTING}`, [documentId]);
      return result;
    });
  };
}

/** Stores the numbers of offers that were published before numbers were stored, or without the Document Service. */
export async function ensureOfferNumbers(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(`${STORE} ${RENAME_EXISTING}`);
}

export async function wasOncePublished(strapi: Core.Strapi, site: string, offerId: number): Promise<boolean> {
  return (await strapi.db.query(UID).count({ where: { site, offerId } })) > 0;
}

/** The last public names of these offers of a site, in no order; null for one that was withdrawn before names were stored. */
export async function publicNames(
  strapi: Core.Strapi,
  { locale: site, offerIds }: RetiredOffersMessage,
): Promise<readonly RetiredOffer[]> {
  return strapi.db
    .query(UID)
    .findMany({ select: ['offerId', 'header'], where: { site, offerId: { $in: offerIds } } })
    .then((rows: RetiredOffer[]) => rows.map(({ offerId, header }) => ({ offerId, header })));
}
