import { isLocale, siteOfLocale } from '@prestafaro/countries';
import { matchedIds } from '@prestafaro/lending';
import type { Core } from '@strapi/strapi';
import type { LeadSource } from '../../delivery/feeds/lead-feed';
import { openOffers } from '../../delivery/feeds/open-offers';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { applicationOfLeadId } from './application-of-token';
import { matchOrLog } from './match-application';

/**
 * Answers for the lead id of an application: the open offers that match, the best first. The matches are those of the day of the
 * application, and an offer may have closed since. A withdrawn application has no offers.
 */
export function leadsOfApplications(strapi: Core.Strapi, personalData: PersonalData): LeadSource {
  return async (leadId) => {
    const found = await applicationOfLeadId(strapi, personalData, leadId);
    if (!found) return null;
    if (found.status === 'submitted') await matchOrLog(strapi, found.id, new Date());
    const application = found.status === 'submitted' ? await applicationOfLeadId(strapi, personalData, leadId) : found;
    if (!application || application.status === 'withdrawn' || !isLocale(application.site))
      return { offerIds: [], isPersonal: true };
    const open = new Set(await openOffers(strapi, [siteOfLocale(application.site).country]));
    return { offerIds: matchedIds(application.matches ?? []).filter((id) => open.has(id)), isPersonal: true };
  };
}
