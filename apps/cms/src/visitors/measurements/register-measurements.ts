import { type CountryCode, countryOf, dateIn, isCountryCode } from '@prestafaro/countries';
import type { Core } from '@strapi/strapi';
import { answer, type Handler, type RequestContext } from '../../platform/http/answer';
import { answerCsv } from '../../platform/http/answer-csv';
import { answerFailure } from '../../platform/http/answer-failure';
import { refuse } from '../../platform/http/refuse';
import { type AdminState, adminSessionOnly } from '../../platform/strapi-internals/admin-session';
import type { EventStore } from '../events/event-store';
import { measuredCountriesOf } from './measured-countries';
import { READ_MEASUREMENTS } from './measurements-permission';
import { readReport } from './read-report';
import { MEASUREMENTS_PATH, type MeasurementsReport } from './report';
import { reportCsv, tableCsv } from './report-csv';
import { lastDays, OFFERED_DAYS, periodProblem, type ReportPeriod } from './report-period';

const FAILED = 'Las mediciones no se han podido leer. Vuelve a intentarlo o avisa a quien administra el servidor.';
const NOT_OPEN = 'El servidor no guarda mediciones ahora. Avisa a quien lo administra: el motivo está en su registro.';
const OTHER_COUNTRY = 'Tu rol no incluye ese país. Elige otro o pide permiso a un administrador.';
const NO_TABLE = 'El informe no tiene esa tabla. Descárgala desde su botón en la página de mediciones.';
const DAYS = `Elige un periodo de ${new Intl.ListFormat('es', { type: 'disjunction' }).format(OFFERED_DAYS.map(String))} días, o dos fechas.`;

/**
 * Registers the permission and the routes of the measurements. To be called in `register()`, because Strapi removes every permission
 * whose action is unknown when it boots.
 * @param store undefined while it is not open
 */
export async function registerMeasurements(strapi: Core.Strapi, store: () => EventStore | undefined): Promise<void> {
  await strapi.service('admin::permission').actionProvider.registerMany([
    {
      ...{ section: 'settings', category: 'Mediciones', subCategory: 'Informe' },
      uid: READ_MEASUREMENTS.replace('api::', ''),
      displayName: 'Ver las mediciones del país',
    },
  ]);
  const route = (path: string, send: (ctx: RequestContext, report: MeasurementsReport) => void) => ({
    method: 'GET' as const,
    path,
    info: { apiName: 'measurements' },
    handler: answerFailure(strapi, `GET ${MEASUREMENTS_PATH}`, FAILED, reportHandler(strapi, store, send)),
    config: adminSessionOnly('measurements', [READ_MEASUREMENTS]),
  });
  strapi.server.routes({
    type: 'admin',
    prefix: MEASUREMENTS_PATH,
    routes: [route('/', (ctx, report) => answer(ctx, 200, report)), route('/file', sendFile)],
  });
}

/** The whole report, or the table that is asked for. */
function sendFile(ctx: RequestContext, report: MeasurementsReport): void {
  const { table } = ctx.query;
  const csv = table === undefined ? reportCsv(report) : tableCsv(report, String(table));
  if (csv === null) refuse(ctx, 422, NO_TABLE);
  else answerCsv(ctx, fileName(report, table === undefined ? '' : `-${table}`), csv);
}

const fileName = ({ country, from, to }: MeasurementsReport, table: string): string =>
  `mediciones-${country.toLowerCase()}-${from}-${to}${table}.csv`;

function reportHandler(
  strapi: Core.Strapi,
  store: () => EventStore | undefined,
  send: (ctx: RequestContext, report: MeasurementsReport) => void,
): Handler {
  return async (ctx) => {
    const { user } = ctx.state as AdminState;
    const countries = measuredCountriesOf((user?.roles ?? []).map(({ code }) => code));
    const country = countryIn(ctx, countries);
    if (!country) return refuse(ctx, 403, OTHER_COUNTRY);
    const period = periodIn(ctx, country);
    const problem = period ? periodProblem(period) : DAYS;
    if (!period || problem) return refuse(ctx, 422, problem ?? DAYS);
    const opened = store();
    if (!opened) return refuse(ctx, 503, NOT_OPEN);
    send(ctx, { ...(await readReport(strapi, opened, country, period)), countries });
  };
}

/** The country that is asked for, or the first one. Undefined for one that the administrator may not see. */
function countryIn({ query }: RequestContext, countries: readonly CountryCode[]): CountryCode | undefined {
  const { country = countries[0] } = query;
  return typeof country === 'string' && isCountryCode(country) && countries.includes(country) ? country : undefined;
}

/** The period that is asked for, or the last 30 days. Undefined for a number of days that is not offered. */
function periodIn({ query }: RequestContext, country: CountryCode): ReportPeriod | undefined {
  const { from, to, days = '30' } = query;
  if (from !== undefined || to !== undefined) return { from: String(from ?? ''), to: String(to ?? '') };
  const count = OFFERED_DAYS.find((each) => String(each) === days);
  return count && lastDays(count, dateIn(countryOf(country).timeZone, new Date()));
}
