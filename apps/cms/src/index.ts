import type { Core } from '@strapi/strapi';
import { applyRoles } from './access/apply-roles';
import { ensureFirstAdministrator } from './access/first-administrator';
import { registerReadToken } from './access/read-token';
import { registerReadingMinutes } from './api/article/reading-minutes';
import { registerFixedSlug } from './api/page/fixed-slug';
import { matchPending } from './applications/match-application';
import { registerApplications } from './applications/register-applications';
import { ensureOfferNumbers, registerOfferNumbers } from './clicks/offer-numbers';
import { registerClicks } from './clicks/register-clicks';
import { registerCountryGuard } from './countries/country-guard';
import { ensureLocales, extendIsoLocales } from './countries/locales';
import { registerDesk } from './desk/register-desk';
import { registerEntryRules } from './entry-rules/register-entry-rules';
import { readEnvironment } from './environment';
import { leadsOfCountries } from './feeds/lead-feed';
import { registerFeeds } from './feeds/register-feeds';
import { registerReadOnlyGraphql } from './graphql/read-only';
import { registerVisitorOpinions } from './graphql/visitor-opinions';
import { applyLabels } from './labels/apply-labels';
import { registerOperations } from './operations/register-operations';
import { registerModeration } from './opinions/register-moderation';
import { registerOpinionEvents } from './opinions/register-opinion-events';
import { registerVisitorEndpoints } from './opinions/register-visitor-endpoints';
import { createPersonalData } from './personal-data/personal-data';
import { registerPostbacks } from './postbacks/register-postbacks';
import { signedDelivery } from './publishing/deliver';
import { Outbox } from './publishing/outbox';
import { registerPublishing } from './publishing/register-publishing';
import { scheduleRetention } from './retention/schedule-retention';
import { loadSeed } from './seed/load-seed';
import { ensureUniqueIndexes } from './uniqueness/unique-indexes';
import { registerUniquenessCheck } from './uniqueness/uniqueness-check';
import { type Counters, createCounters } from './visitor-endpoints/counters';

let outbox: Outbox | undefined;
let counters: Counters | undefined;
let stopRetention: (() => void) | undefined;
let stopOperations: (() => Promise<void>) | undefined;

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    const environment = readEnvironment();
    extendIsoLocales(strapi);
    registerReadToken(strapi, environment.CMS_READ_TOKEN);
    registerReadOnlyGraphql(strapi);
    registerVisitorOpinions(strapi);
    // The first registered is the outermost: who may write is asked before anything is written.
    registerCountryGuard(strapi);
    outbox = new Outbox(strapi, environment.REVALIDATE_URLS, signedDelivery(environment.REVALIDATE_SECRET));
    registerPublishing(strapi, outbox);
    registerOpinionEvents(strapi, outbox);
    registerModeration(strapi);
    registerUniquenessCheck(strapi);
    registerFixedSlug(strapi);
    registerEntryRules(strapi);
    registerReadingMinutes(strapi);
    registerOfferNumbers(strapi);
    const { CMS_WRITE_TOKEN: writeToken, VISITOR_HASH_SECRET: hashSecret } = environment;
    const { APPLICATION_SECRET: secret, FORMS_PER_MINUTE: formsPerMinute } = environment;
    counters = createCounters(environment.REDIS_URL, strapi.log);
    const personalData = createPersonalData(environment.PERSONAL_DATA_KEYS, secret);
    registerVisitorEndpoints(strapi, { writeToken, hashSecret }, counters, outbox);
    const applications = { writeToken, secret, formsPerMinute };
    const leadsOfApplications = registerApplications(strapi, personalData, counters, applications);
    registerFeeds(strapi, [leadsOfApplications, leadsOfCountries(strapi)]);
    registerClicks(strapi, { writeToken, hashSecret, personalData, counters });
    registerPostbacks(strapi, environment.POSTBACK_SECRETS);
    await registerDesk(strapi, personalData);
    stopOperations = await registerOperations(strapi, environment, { counters, outbox });
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    const environment = readEnvironment();
    await ensureLocales(strapi);
    await ensureUniqueIndexes(strapi);
    await ensureOfferNumbers(strapi);
    await applyRoles(strapi);
    await applyLabels(strapi);
    await ensureFirstAdministrator(strapi, { email: environment.ADMIN_EMAIL, password: environment.ADMIN_PASSWORD });
    if (environment.SEED === 'auto') await loadSeed(strapi);
    await matchPending(strapi);
    stopRetention = scheduleRetention(strapi);
    outbox?.wake();
  },

  async destroy() {
    outbox?.stop();
    stopRetention?.();
    await counters?.close();
    await stopOperations?.();
  },
};
