import { countryOf, isLocale, siteOfLocale } from '@prestafaro/countries';
import { isListed, type LendingCriteria, type MatchableOffer } from '@prestafaro/lending';
import { uidOf } from '../../content/content-types';
import { rememberPublished } from '../../content/documents/published-memo';

/** An offer with its criteria and its lender. */
export interface SiteOffer extends MatchableOffer {
  readonly lender: {
    readonly number: number;
    readonly name: string;
    readonly criteria: LendingCriteria | null;
  } | null;
}

interface OfferRow extends SiteOffer {
  readonly lenderLink: string | null;
  readonly isActive: boolean | null;
}

/** The published offers of a site, and those of them that its pages list. */
export interface SiteOffers {
  /** All of them: their limits are the range of the site, as in the feed of the offers. */
  readonly published: readonly SiteOffer[];
  /**
   * Those that matching reads: the open ones, and the closed ones with a link. So what a person is told to have been compared with is what
   * the lists show.
   */
  readonly listed: readonly SiteOffer[];
}

export const offersOfSite = rememberPublished(
  ['offer', 'lender'],
  async (strapi, site: string): Promise<SiteOffers> => {
    const published = { publishedAt: { $notNull: true } };
    const rows: OfferRow[] = await strapi.db.query(uidOf('offer')).findMany({
      select: [
        ...['offerId', 'productType', 'acceptsDefaultRegister', 'minAmount', 'maxAmount', 'minDays', 'maxDays'],
        ...['lenderLink', 'isActive'],
      ],
      where: { locale: site, ...published },
      populate: {
        criteria: true,
        lender: { select: ['number', 'name'], where: published, populate: { criteria: true } },
      },
      orderBy: { offerId: 'asc' },
    });
    const alwaysActive = isLocale(site) ? countryOf(siteOfLocale(site).country).alwaysActiveOffers : [];
    const isOpen = ({ isActive, offerId }: OfferRow) => isActive === true || alwaysActive.includes(offerId);
    return { published: rows, listed: rows.filter((row) => isListed(row, isOpen(row))) };
  },
);
