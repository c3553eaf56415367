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
import { registerReadOnlyGraphql } from './graphql/read-only';
import { applyLabels } from './labels/apply-labels';
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
    // The first registered is the outermost: who may write is asked before anything is written.
    registerCountryGuard(strapi);
    outbox = new Outbox(strapi, environment.REVALIDATE_URLS, signedDelivery(environment.REVALIDATE_SECRET));
    registerPublishing(strapi, outbox);
    registerUniquenessCheck(strapi);
    registerFixedSlug(strapi);
    registerEntryRules(strapi);
    registerReadingMinutes(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    const environment = readEnvironment();
    await ensureLocales(strapi);
    await ensureUniqueIndexes(strapi);
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
