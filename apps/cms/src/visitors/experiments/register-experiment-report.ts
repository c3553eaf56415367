import { isLocale } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { answer, type Handler } from '../../platform/http/answer';
import { adminSessionOnly, currentAdministrator, entryPermission } from '../../platform/strapi-internals/admin-session';
import type { EventStore } from '../events/event-store';
import { EXPERIMENT_REPORT_PATH } from './experiment-report';
import { readExperimentReport } from './read-experiment-report';

const READ = 'plugin::content-manager.explorer.read';
const SETTINGS = 'api::site-setting.site-setting';

/** Registers the report for those who may read the settings of the site. @param store undefined while it is not open */
export function registerExperimentReport(strapi: Core.Strapi, store: () => EventStore | undefined): void {
  strapi.server.routes({
    type: 'admin',
    prefix: EXPERIMENT_REPORT_PATH,
    routes: [
      {
        method: 'GET',
        path: '/',
        info: { apiName: 'experiment-report' },
        handler: reportHandler(strapi, store),
        config: adminSessionOnly('experiment-report', []),
      },
    ],
  });
}

const reportHandler =
  (strapi: Core.Strapi, store: () => EventStore | undefined): Handler =>
  async (ctx) => {
    const { locale } = ctx.query;
    const administrator = currentAdministrator(strapi);
    if (typeof locale !== 'string' || !isLocale(locale) || !administrator) return answer(ctx, 200, { report: null });
    const mayRead = entryPermission(strapi, administrator, READ, SETTINGS)({ locale });
    answer(ctx, 200, { report: mayRead ? await readExperimentReport(strapi, store(), locale) : null });
  };
