import type { MatchedOffer } from '@prestafaro/lending';
import type { Core } from '@strapi/strapi';
import { shownReason } from '../applications/shown-reason';
import { uidOf } from '../content-types';
import type { DeskOffer } from './wire';

interface OfferRow {
  offerId: number;
  header: string;
  lender: { name: string } | null;
}

/** What the matching found, with the reasons it had then (R24) and the names that the offers have now. */
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
