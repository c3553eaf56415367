import 'server-only';
import type { Server } from 'node:http';
import { locales, siteOfLocale } from '@prestafaro/countries';
import { type Environment, environment } from '@/cms/environment';
import { findMarkupsWith } from '@/cms/hand-over';
import { requestContext } from '@/cms/request-context';
import { controlEdge, withholdFromEdge } from '@/server/cdn/edge-control';
import { setCdn } from '@/server/cdn/purge-edge';
import type { CdnSettings } from '@/server/cdn/purge-request';
import { setLogLevel } from '@/server/log/log';
import { logOutages } from '@/server/log/log-outages';
import { logRequest } from '@/server/log/log-request';
import { type Metrics, openMetrics } from '@/server/metrics/metrics';
import { serveMetrics } from '@/server/metrics/metrics-server';
import { redirectConsoleToLog } from '@/server/next-internals/console';
import { interceptResponses, type Withhold } from '@/server/next-internals/response-interceptor';
import { openRedis } from '@/server/redis/redis';
import { answerMissingFile } from '@/server/requests/answer-missing-file';
import { answerOutage } from '@/server/requests/answer-outage';
import { answerUnreadableForm } from '@/server/requests/answer-unreadable-form';
import { fillInKey } from '@/server/requests/fill-in-key';
import { fillInPath } from '@/server/requests/fill-in-path';
import { observeRequests } from '@/server/requests/observe-requests';
import { setRecordedCookie } from '@/server/requests/set-cookie';
import { stateLimit } from '@/server/requests/state-limit';
import { stateOlderPage } from '@/server/requests/state-older-page';
import { answerUnchangedPage } from '@/server/requests/unchanged-page';
import { keepManifestFresh } from '@/server/routing/keep-manifest-fresh';
import { manifestChannel } from '@/server/routing/manifest-redis';
import { checkRouteRules, routeRulesOf } from '@/server/routing/route-rules';
import { prepareSearchLater } from '@/server/search/prepare-search';
import { stateMissingPolicy } from '@/server/security/missing-policy';
import { isStopping, stopGracefully } from '@/server/stop-gracefully';

/**
 * Checks the configuration before the first visitor comes, and loads the addresses. A wrong environment or an unknown
 * route rule stops the start; Next alone would log the error and keep running without serving anything.
 */
export async function start(): Promise<void> {
  const settings = checkedSettings();
  setLogLevel(settings.LOG_LEVEL);
  redirectConsoleToLog();
  logOutages();
  // It tells the internal address of a page, with the visitor's query.
  const hidden = ['x-middleware-rewrite'];
  interceptResponses({
    hidden,
    onHead: [stateLimit, setRecordedCookie, stateOlderPage, ...(settings.CDN ? [controlEdge(settings.CDN)] : [])],
    onWrite: fillInKey,
    onEnd: [
      stateMissingPolicy,
      ...(settings.CDN ? [withholdFromEdge(settings.CDN)] : []),
      answerUnchangedPage,
      fillInPath,
    ],
    withhold: answerFailure,
  });
  findMarkupsWith(() => requestContext()?.markups);
  setCdn(cdnIn(settings));
  stopGracefully(settings.TRUSTED_PROXIES > 0);
  if (settings.REDIS_URL) await openRedis(settings.REDIS_URL, [manifestChannel]);
  watchRequests(settings);
  await keepManifestFresh();
  // In development each route would be compiled for it.
  if (settings.NODE_ENV === 'production') prepareSearchLater();
}

const answerFailure: Withhold = (response, send) =>
  answerOutage(response, send) || answerUnreadableForm(response, send) || answerMissingFile(response, send);

function cdnIn({
  CDN: cdn,
  CDN_SERVICE_ID: serviceId,
  CDN_PURGE_TOKEN: token,
  CDN_API_URL: apiUrl,
}: Environment): CdnSettings | undefined {
  return cdn && serviceId && token ? { cdn, serviceId, token, apiUrl } : undefined;
}

function checkedSettings(): Environment {
  try {
    for (const locale of locales) checkRouteRules(routeRulesOf(siteOfLocale(locale)));
    return environment();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

function watchRequests({ METRICS_HOST, METRICS_PORT, NODE_ENV }: Environment): void {
  let metrics: Metrics | undefined;
  let metricsServer: Server | undefined;
  if (METRICS_PORT !== undefined) {
    metrics = openMetrics();
    metricsServer = serveMetrics(metrics, METRICS_HOST, METRICS_PORT);
  }
  observeRequests(
    (server) => server !== metricsServer,
    (observed) => {
      // A client that stays connected would send its next request to a server that is gone.
      if (isStopping()) observed.response.setHeader('connection', 'close');
      metrics?.countRequest(observed);
      // In production nginx logs them.
      if (NODE_ENV === 'development') logRequest(observed);
    },
  );
}
