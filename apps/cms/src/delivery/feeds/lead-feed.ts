import { isLocale, siteOfLocale, sitesOf } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';

export interface LeadAnswer {
  /** The ids of the offers that are active for the lead id. */
  offerIds: number[];
  /** The answer is for one person and not for everybody in a country. */
  isPersonal: boolean;
}

/** Null for a lead id that the source does not know. */
export type LeadSource = (leadId: string) => Promise<LeadAnswer | null>;

const published = { publishedAt: { $notNull: true } };

/** Answers for the lead id in a country's settings, which its anonymous visitors share: the offers that editors made active. */
export function leadsOfCountries(strapi: Core.Strapi): LeadSource {
  return async (leadId) => {
    const settings: { locale: string }[] = await strapi.db
      .query(uidOf('site-setting'))
      .findMany({ select: ['locale'], where: { leadId, ...published } });
    if (settings.length === 0) return null;
    const countries = settings.flatMap(({ locale }) => (isLocale(locale) ? [siteOfLocale(locale).country] : []));
    const locales = [...new Set(countries)].flatMap(sitesOf).map(({ locale }) => locale);
    const offers: { offerId: number }[] = await strapi.db.query(uidOf('offer')).findMany({
      select: ['offerId'],
      where: { locale: { $in: locales }, isActive: true, ...published },
      orderBy: { offerId: 'asc' },
    });
    return { offerIds: [...new Set(offers.map(({ offerId }) => offerId))], isPersonal: false };
  };
}

/** The answer of the first source that knows the lead id. */
export async function activeOffers(sources: readonly LeadSource[], leadId: unknown): Promise<LeadAnswer | null> {
  if (typeof leadId !== 'string' || leadId === '') return null;
  for (const source of sources) {
    const answer = await source(leadId);
    if (answer) return answer;
  }
  return null;
}
