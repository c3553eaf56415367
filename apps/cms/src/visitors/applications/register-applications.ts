import type { Core } from '@strapi/strapi';
import type { LeadSource } from '../../delivery/feeds/lead-feed';
import type { MailedLinks } from '../../delivery/mail/links/mailed-links';
import type { PersonalData } from '../../leads/personal-data/personal-data';
import type { Counters } from '../../platform/redis/counters';
import { RateLimit } from '../endpoints/rate-limits';
import { AttackGuard } from '../proofs/attack-guard';
import { APPLICATION_ALLOWANCE } from './allowances';
import { createApplicationKeys } from './application-keys';
import { leadsOfApplications } from './lead-source';
import { registerApplicationEndpoints } from './register-application-endpoints';
import { LINK_ALLOWANCE } from './renew-link';

export interface ApplicationSettings {
  writeToken: string;
  /** APPLICATION_SECRET */
  secret: string;
  /** See `AttackGuardOptions`. */
  formsPerMinute: number;
  links: MailedLinks;
}

/**
 * Registers the endpoints of the application.
 * @returns the source from which the lead feed answers for an application's lead id
 */
export function registerApplications(
  strapi: Core.Strapi,
  personalData: PersonalData,
  counters: Counters,
  { writeToken, secret, formsPerMinute, links }: ApplicationSettings,
): LeadSource {
  const keys = createApplicationKeys(secret);
  const limit = new RateLimit(counters, 'applications', APPLICATION_ALLOWANCE);
  const guard = new AttackGuard({ counters, form: 'applications', secret, perMinute: formsPerMinute, log: strapi.log });
  const linkLimit = new RateLimit(counters, 'status-links', LINK_ALLOWANCE);
  registerApplicationEndpoints({ strapi, personalData, keys, limit, guard, links, linkLimit }, writeToken);
  return leadsOfApplications(strapi, personalData);
}
