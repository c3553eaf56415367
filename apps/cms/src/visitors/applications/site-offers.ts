import type { LendingCriteria, MatchableOffer } from '@prestafaro/lending';
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

/** The published offers of a site, as matching reads them, whether they are active or not. */
export const offersOfSite = rememberPublished(
  ['offer', 'lender'],
  async (strapi, site: string): Promise<readonly SiteOffer[]> => {
    const published = { publishedAt: { $notNull: true } };
    return strapi.db.query(uidOf('offer')).findMany({
      select: ['offerId', 'productType', 'acceptsDefaultRegister', 'minAmount', 'maxAmount', 'minDays', 'maxDays'],
      where: { locale: site, ...published },
      populate: {
        criteria: true,
        lender: { select: ['number', 'name'], where: published, populate: { criteria: true } },
      },
      orderBy: { offerId: 'asc' },
    });
  },
);
