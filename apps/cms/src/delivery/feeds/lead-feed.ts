import { isLocale, siteOfLocale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { uidOf } from '../../content/content-types';
import { openOffers } from './open-offers';

export interface LeadAnswer {
  /** The ids of the offers that are active for the lead id. */
  offerIds: number[];
  /** The answer is for one person and not for everybody in a country. */
  isPersonal: boolean;
}

/** Null for a lead id that the source does not know. */
export type LeadSource = (leadId: string) => Promise<LeadAnswer | null>;

/** Answers for the lead id in a country's settings, which its anonymous visitors share: the offers that editors made active. */
export function leadsOfCountries(strapi: Core.Strapi): LeadSource {
  return async (leadId) => {
    const settings: { locale: string }[] = await strapi.db
      .query(uidOf('site-setting'))
      .findMany({ select: ['locale'], where: { leadId, publishedAt: { $notNull: true } } });
    if (settings.length === 0) return null;
    const countries = settings.flatMap(({ locale }) => (isLocale(locale) ? [siteOfLocale(locale).country] : []));
    return { offerIds: await openOffers(strapi, [...new Set(countries)]), isPersonal: false };
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
