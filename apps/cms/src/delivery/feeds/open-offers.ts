import { type CountryCode, sitesOf } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';

/** The ids of the open offers of some countries: the published ones that editors made active. Both kinds of lead ids get only these. */
export async function openOffers(strapi: Core.Strapi, countries: readonly CountryCode[]): Promise<number[]> {
  const locales = countries.flatMap(sitesOf).map(({ locale }) => locale);
  const offers: { offerId: number }[] = await strapi.db.query(uidOf('offer')).findMany({
    select: ['offerId'],
    where: { locale: { $in: locales }, isActive: true, publishedAt: { $notNull: true } },
    orderBy: { offerId: 'asc' },
  });
  return [...new Set(offers.map(({ offerId }) => offerId))];
}
