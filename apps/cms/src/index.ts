import type { Core } from '@strapi/strapi';
import { applyRoles } from './access/apply-roles';
import { ensureFirstAdministrator } from './access/first-administrator';
import { registerReadToken } from './access/read-token';
import { registerReadingMinutes } from './api/article/reading-minutes';
import { registerFixedSlug } from './api/page/fixed-slug';
import { registerCountryGuard } from './countries/country-guard';
import { ensureLocales, extendIsoLocales } from './countries/locales';
import { registerEntryRules } from './entry-rules/register-entry-rules';
import { readEnvironment } from './environment';
import { registerFeeds } from './feeds/register-feeds';
import { registerReadOnlyGraphql } from './graphql/read-only';
import { registerVisitorOpinions } from './graphql/visitor-opinions';
import { applyLabels } from './labels/apply-labels';
import { registerModeration } from './opinions/register-moderation';
import { registerOpinionEvents } from './opinions/register-opinion-events';
import { registerVisitorEndpoints } from './opinions/register-visitor-endpoints';
import { ensureUniqueRating } from './opinions/unique-rating';
import { signedDelivery } from './publishing/deliver';
import { Outbox } from './publishing/outbox';
import { registerPublishing } from './publishing/register-publishing';
import { loadSeed } from './seed/load-seed';
import { ensureUniqueIndexes } from './uniqueness/unique-indexes';
import { registerUniquenessCheck } from './uniqueness/uniqueness-check';

let outbox: Outbox | undefined;

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    const environment = readEnvironment();
    extendIsoLocales(strapi);
    registerReadToken(strapi, environment.CMS_READ_TOKEN);
    registerReadOnlyGraphql(strapi);
    registerVisitorOpinions(strapi);
    registerFeeds(strapi);
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
    const { CMS_WRITE_TOKEN: writeToken, VISITOR_HASH_SECRET: hashSecret } = environment;
    registerVisitorEndpoints(strapi, { writeToken, hashSecret }, outbox);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    const environment = readEnvironment();
    await ensureLocales(strapi);
    await ensureUniqueIndexes(strapi);
    await ensureUniqueRating(strapi);
    await applyRoles(strapi);
    await applyLabels(strapi);
    await ensureFirstAdministrator(strapi, { email: environment.ADMIN_EMAIL, password: environment.ADMIN_PASSWORD });
    if (environment.SEED === 'auto') await loadSeed(strapi);
    outbox?.wake();
  },

  destroy() {
    outbox?.stop();
  },
};
