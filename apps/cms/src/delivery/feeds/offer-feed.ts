import { locales, siteOfLocale } from '@prestafaro/countries';
import { parseOfferFeed, type WireOffer } from '@prestafaro/types/offer-feed';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { type LenderDelivery, POPULATE_DELIVERY, receivedParts } from '../lenders/lender-delivery';
import { deliverySettingsOf } from '../lenders/provided';
import { type OfferRow, wireOfferOf } from './wire-offer';

const POPULATED = {
  lender: {
    select: ['number', 'name', 'slug'],
    where: { publishedAt: { $notNull: true } },
    populate: { logo: { select: ['url'] }, ...POPULATE_DELIVERY },
  },
  tags: true,
  cost: true,
};

type StoredOffer = Omit<OfferRow, 'lender'> & {
  lender: (NonNullable<OfferRow['lender']> & { delivery: LenderDelivery | null }) | null;
};

/**
 * The published offers of a feed in the specification's wire format (§7), checked with the schema of its readers.
 * @param file `es_feed.json`
 * @returns null if no site has such a feed
 */
export async function offerFeed(strapi: Core.Strapi, file: string): Promise<WireOffer[] | null> {
  const sites = locales.filter((locale) => `${siteOfLocale(locale).feedName}_feed.json` === file);
  if (sites.length === 0) return null;
  const rows: StoredOffer[] = await strapi.db.query(uidOf('offer')).findMany({
    where: { locale: { $in: sites }, publishedAt: { $notNull: true } },
    populate: POPULATED,
    orderBy: { offerId: 'asc' },
  });
  const settings = deliverySettingsOf(strapi);
  const withParts = rows.map(({ lender, ...row }) => ({
    ...row,
    lender: lender && { ...lender, receives: receivedParts(lender.delivery, settings) },
  }));
  return withoutBroken(strapi, file, withParts.map(wireOfferOf));
}

/** The last log line of each feed. A feed is requested every minute, and the same problems are logged once. */
const logged = new Map<string, string>();

/** Leaves out offers that readers would refuse, and logs them. */
function withoutBroken(strapi: Core.Strapi, file: string, feed: WireOffer[]): WireOffer[] {
  const { problems } = parseOfferFeed(feed);
  const text = problems.map(({ offerId, reason }) => `offer ${offerId ?? '?'} (${reason})`).join('; ');
  if (text !== (logged.get(file) ?? '')) {
    logged.set(file, text);
    if (text) strapi.log.error(`${file} leaves out ${text}`);
  }
  const broken = new Set(problems.map(({ index }) => index));
  return feed.filter((_, index) => !broken.has(index));
}
