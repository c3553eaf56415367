import type { Core } from '@strapi/strapi';
import { siteName } from '../../access/countries/site-names';
import { answer, type Handler } from '../../platform/http/answer';
import { adminSessionOnly, currentAdministrator, entryPermission } from '../../platform/strapi-internals/admin-session';
import { uidOf } from '../content-types';
import { settings as labels } from '../labels/components/settings';
import { incompleteProviders } from './incomplete-providers';
import { LEGAL_DETAILS_PATH, type LegalDetailsAnswer } from './legal-details-path';

const UPDATE = 'plugin::content-manager.explorer.update';

/** `GET /legal-details`: what the start page of the admin shows until the provider of each site is complete (R7), to those who may complete it. */
export function registerLegalDetails(strapi: Core.Strapi): void {
  const handler: Handler = async (ctx) => {
    const administrator = currentAdministrator(strapi);
    const mayChange = administrator && entryPermission(strapi, administrator, UPDATE, uidOf('site-setting'));
    const incomplete = mayChange ? await incompleteProviders(strapi) : [];
    const sites = incomplete
      .filter(({ locale }) => mayChange?.({ locale }))
      .map(({ locale, missing }) => ({
        locale,
        name: siteName(locale),
        missing: missing.map((name) => labels['legal-provider'].fields[name].label),
      }));
    answer(ctx, 200, { sites } satisfies LegalDetailsAnswer);
  };
  const route = { method: 'GET' as const, path: '/', info: { apiName: 'legal-details' }, handler };
  strapi.server.routes({
    type: 'admin',
    prefix: LEGAL_DETAILS_PATH,
    routes: [{ ...route, config: adminSessionOnly('legal-details', []) }],
  });
}
