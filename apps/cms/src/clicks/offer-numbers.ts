import type { Core } from '@strapi/strapi';
import { uidOf } from '../content-types';
import { readDocumentAction } from '../documents/document-action';

const UID = 'api::offer-number.offer-number';
/** Plain SQL, the same on SQLite and PostgreSQL: a number that is there already is no error, and two may say it at once. */
const REMEMBER =
  'insert into offer_numbers (site, offer_id) select locale, offer_id from offers where published_at is not null';
const ONCE = 'on conflict (site, offer_id) do nothing';

/**
 * Strapi forgets what is unpublished or deleted: nothing is left that says an offer was once on the site. Whoever follows
 * an old link to one is led on, and whoever guesses a number is not, so the numbers are remembered.
 */
export function registerOfferNumbers(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const action = readDocumentAction(context);
    const publishes = action.name === 'publish' || action.publishesAtOnce;
    if (context.uid !== uidOf('offer') || !publishes) return next();
    return strapi.db.transaction(async ({ trx }) => {
      const result = await next();
      const documentId = action.documentId ?? (result as { documentId: string }).documentId;
      await trx.raw(`${REMEMBER} and document_id = ? ${ONCE}`, [documentId]);
      return result;
    });
  });
}

/** Remembers what was published before numbers were remembered, or past the Document Service. */
export async function ensureOfferNumbers(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw(`${REMEMBER} ${ONCE}`);
}

export async function wasOncePublished(strapi: Core.Strapi, site: string, offerId: number): Promise<boolean> {
  return (await strapi.db.query(UID).count({ where: { site, offerId } })) > 0;
}
