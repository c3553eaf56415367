import { type MatchedOffer, shownReason } from '@prestafaro/lending';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import type { DeskOffer } from './wire';

interface OfferRow {
  offerId: number;
  header: string;
  lender: { name: string } | null;
}

/** The stored result of matching with its reasons (R24), and the present names of the offers. */
export async function shownMatches(
  strapi: Core.Strapi,
  site: string,
  matches: readonly MatchedOffer[],
): Promise<DeskOffer[]> {
  if (matches.length === 0) return [];
  const rows: OfferRow[] = await strapi.db.query(uidOf('offer')).findMany({
    select: ['offerId', 'header'],
    where: { offerId: { $in: matches.map(({ offerId }) => offerId) }, locale: site, publishedAt: { $notNull: true } },
    populate: { lender: { select: ['name'] } },
  });
  const offers = new Map(rows.map((row) => [row.offerId, row]));
  return matches.map(({ offerId, isMatch, reasons }) => {
    const { header = null, lender = null } = offers.get(offerId) ?? {};
    return { offerId, header, lender: lender?.name ?? null, isMatch, reasons: reasons.map(shownReason) };
  });
}
