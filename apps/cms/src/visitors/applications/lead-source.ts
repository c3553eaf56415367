import { matchedIds } from '@prestafaro/lending';
import type { Core } from '@strapi/strapi';
import type { LeadSource } from '../../delivery/feeds/lead-feed';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import { applicationOfLeadId } from './application-of-token';
import { matchOrLog } from './match-application';

/** Answers for the lead id of an application: the matching offers, the best first. A withdrawn application has no offers. */
export function leadsOfApplications(strapi: Core.Strapi, personalData: PersonalData): LeadSource {
  return async (leadId) => {
    const found = await applicationOfLeadId(strapi, personalData, leadId);
    if (!found) return null;
    if (found.status === 'submitted') await matchOrLog(strapi, found.id, new Date());
    const application = found.status === 'submitted' ? await applicationOfLeadId(strapi, personalData, leadId) : found;
    const isOver = !application || application.status === 'withdrawn';
    return { offerIds: isOver ? [] : matchedIds(application.matches ?? []), isPersonal: true };
  };
}
