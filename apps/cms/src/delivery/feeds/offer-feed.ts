import { locales, siteOfLocale } from '@prestafaro/countries';
import { parseOfferFeed, type WireOffer } from '@prestafaro/types/offer-feed';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { rememberPublished } from '../../content/documents/published-memo';
import { type LenderDelivery, POPULATE_DELIVERY, receivedParts } from '../lenders/lender-delivery';
import { deliverySettingsOf } from '../lenders/provided';
import { type OfferRow, wireOfferOf } from './wire-offer';

const POPULATED = {
  lender: {
    select: ['number', 'name', 'slug'],
    where: { publishedAt: { $notNull: true } },
    populate: { logo: { select: ['url'] }, criteria: true, ...POPULATE_DELIVERY },
  },
  tags: true,
  cost: true,
  criteria: true,
};

type StoredOffer = Omit<OfferRow, 'lender'> & {
  lender: (NonNullable<OfferRow['lender']> & { delivery: LenderDelivery | null }) | null;
};

/**
 * The published offers of a site. A feed is requested every minute and its offers seldom change, so they are kept until an editor publishes an
 * offer or a lender.
 */
const storedOffers = rememberPublished(
  ['offer', 'lender'],
  (strapi, site: string): Promise<StoredOffer[]> =>
    strapi.db.query(uidOf('offer')).findMany({
      where: { locale: site, publishedAt: { $notNull: true } },
      populate: POPULATED,
      orderBy: { offerId: 'asc' },
    }),
);

/**
 * The published offers of a feed in the specification's wire format (§7), checked with the schema of its readers.
 * @param file `es_feed.json`
 * @returns null if no site has such a feed
 */
export async function offerFeed(strapi: Core.Strapi, file: string): Promise<WireOffer[] | null> {
  const site = locales.find((locale) => `${siteOfLocale(locale).feedName}_feed.json` === file);
  if (!site) return null;
  const settings = deliverySettingsOf(strapi);
  const rows = await storedOffers(strapi, site);
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
