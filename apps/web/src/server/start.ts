import 'server-only';
import type { Server } from 'node:http';
import { locales, siteOfLocale } from '@prestafaro/countries';
import { type Environment, environment } from '@/cms/environment';
import { turnConsoleIntoLines } from '@/site/console-lines';
import { setLogLevel } from '@/site/log';
import { type Metrics, openMetrics } from '@/site/metrics/metrics';
import { serveMetrics } from '@/site/metrics/metrics-server';
import { hearPageCache } from '@/site/redis/hear-page-cache';
import { openRedis } from '@/site/redis/redis';
import { answerOutages } from '@/site/requests/answer-outage';
import { beforeEnd } from '@/site/requests/before-end';
import { noteRequests } from '@/site/requests/note-requests';
import { answerUnchangedPage } from '@/site/requests/unchanged-page';
import { keepManifestFresh } from '@/site/routes/keep-manifest-fresh';
import { checkRouteRules, routeRulesOf } from '@/site/routes/route-rules';
import { sayOutages } from '@/site/say-outages';
import { stateMissingPolicy } from '@/site/security/missing-policy';
import { isStopping, stopGracefully } from '@/site/stop-gracefully';

/**
 * Checks what must be right before the first visitor comes, and loads the addresses. A wrong environment or an unknown
 * route rule stops the start: Next alone would log it and stay, serving nothing.
 */
export async function start(): Promise<void> {
  const settings = checkedSettings();
  setLogLevel(settings.LOG_LEVEL);
  if (settings.NODE_ENV === 'production') turnConsoleIntoLines();
  sayOutages();
  hearPageCache();
  beforeEnd(stateMissingPolicy, answerUnchangedPage);
  answerOutages();
  stopGracefully(settings.TRUSTED_PROXIES > 0);
  if (settings.REDIS_URL) await openRedis(settings.REDIS_URL);
  watchRequests(settings);
  await keepManifestFresh();
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

function watchRequests({ METRICS_HOST, METRICS_PORT }: Environment): void {
  let metrics: Metrics | undefined;
  let metricsServer: Server | undefined;
  if (METRICS_PORT !== undefined) {
    metrics = openMetrics();
    metricsServer = serveMetrics(metrics, METRICS_HOST, METRICS_PORT);
  }
  noteRequests(
    (server) => server !== metricsServer,
    (noted) => {
      // Who stays connected would come back to a server that is gone.
      if (isStopping()) noted.response.setHeader('connection', 'close');
      metrics?.countRequest(noted);
    },
  );
}
