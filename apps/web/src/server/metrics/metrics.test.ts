import { channel } from 'node:diagnostics_channel';
import { EventEmitter } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cmsCalls } from '@/cms/cms-call';
import { dependencyFailed } from '@/cms/dependencies';
import { forgetOutages } from '@/cms/testing/forget-outages';
import { browserErrorOutcomes } from '@/server/browser-errors/browser-error-outcomes';
import { type Metrics, openMetrics } from '@/server/metrics/metrics';
import { serveMetrics } from '@/server/metrics/metrics-server';
import { filledHoneypots } from '@/server/requests/filled-honeypots';
import type { ObservedRequest } from '@/server/requests/observe-requests';
import { revalidations } from '@/server/revalidation/revalidations';
import { putManifest } from '@/server/routing/manifest-slot';
import { catchLog } from '@/server/testing/catch-log';
import { testLoads } from '@/server/testing/manifest';

let metrics: Metrics;
beforeAll(() => {
  metrics = openMetrics();
});
afterEach(() => void vi.restoreAllMocks());

/** A request that was answered, or aborted before. */
function count(method: string, url: string, statusCode: number, kind?: string, writableFinished = true): void {
  const response = Object.assign(new EventEmitter(), { statusCode, writableFinished });
  const context = { id: 'abcdef0123456789', kind };
  metrics.countRequest({ request: { method, url }, response, context } as unknown as ObservedRequest);
  (response as unknown as ServerResponse).emit('close');
}

const lineOf = async (start: string) => (await metrics.write()).split('\n').filter((line) => line.startsWith(start));

describe('the metrics', () => {
  it('count requests by kind, method and class of status', async () => {
    count('GET', '/blog/que-es-asnef/?utm_source=x', 200, 'article');
    count('GET', '/blog/otro/', 200, 'article');
    count('GET', '/_next/static/a.js', 304);
    count('PROPFIND', '/lucia@example.com', 405);
    count('POST', '/reg/', 200, 'reg', false);
    expect(await lineOf('prestafaro_web_requests_total')).toEqual([
      'prestafaro_web_requests_total{kind="article",method="GET",status_class="2xx"} 2',
      'prestafaro_web_requests_total{kind="asset",method="GET",status_class="3xx"} 1',
      'prestafaro_web_requests_total{kind="other",method="other",status_class="4xx"} 1',
      'prestafaro_web_requests_total{kind="reg",method="POST",status_class="aborted"} 1',
    ]);
    expect(await lineOf('prestafaro_web_request_seconds_count{kind="article"}')).toHaveLength(1);
    // Contains no address, no query and no id (R28).
    expect(await metrics.write()).not.toMatch(/asnef|utm|lucia|abcdef0123456789/);
  });

  it('count calls to the CMS and publish events by their outcome', async () => {
    cmsCalls.publish({ outcome: 'answered', seconds: 0.02 });
    cmsCalls.publish({ outcome: 'unavailable', seconds: 8 });
    revalidations.publish('handled');
    channel('prestafaro.made-page').publish('APP_PAGE');
    expect(await lineOf('prestafaro_web_made_pages_total')).toEqual(['prestafaro_web_made_pages_total 1']);
    expect(await lineOf('prestafaro_web_cms_questions_total')).toEqual([
      'prestafaro_web_cms_questions_total{outcome="answered"} 1',
      'prestafaro_web_cms_questions_total{outcome="unavailable"} 1',
    ]);
    expect(await lineOf('prestafaro_web_revalidations_total')).toEqual([
      'prestafaro_web_revalidations_total{outcome="handled"} 1',
    ]);
  });

  it('count errors of browsers by their outcome', async () => {
    for (const outcome of ['logged', 'repeated', 'repeated']) browserErrorOutcomes.publish(outcome);
    expect(await lineOf('prestafaro_web_browser_errors_total')).toEqual([
      'prestafaro_web_browser_errors_total{outcome="logged"} 1',
      'prestafaro_web_browser_errors_total{outcome="repeated"} 2',
    ]);
  });

  it('count forms with a filled honeypot', async () => {
    for (const form of ['unsubscribe', 'comment', 'comment']) filledHoneypots.publish(form);
    expect(await lineOf('prestafaro_web_filled_honeypots_total')).toEqual([
      'prestafaro_web_filled_honeypots_total{form="unsubscribe"} 1',
      'prestafaro_web_filled_honeypots_total{form="comment"} 2',
    ]);
  });

  it('report which dependencies are up, and the age of the addresses if there are any', async () => {
    forgetOutages();
    dependencyFailed('feed lead es', 'no answer');
    expect(await lineOf('prestafaro_web_cms_up')).toEqual(['prestafaro_web_cms_up 1']);
    expect(await lineOf('prestafaro_web_feed_up')).toEqual(['prestafaro_web_feed_up 0']);
    forgetOutages();
    expect(await lineOf('prestafaro_web_feed_up')).toEqual(['prestafaro_web_feed_up 1']);
    putManifest({ loads: testLoads() });
    expect(await lineOf('prestafaro_web_manifest_age_seconds')).toEqual([
      expect.stringMatching(/^prestafaro_web_manifest_age_seconds \d+$/),
    ]);
  });

  it('all start with the name of the product', async () => {
    const names = (await metrics.write()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(names.filter((line) => !line.startsWith('prestafaro_web_'))).toEqual([]);
  });
});

describe('the metrics server', () => {
  const ask = (port: number, path: string) =>
    new Promise<[number | undefined, string]>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path }, async (answer) =>
        resolve([answer.statusCode, Buffer.concat(await answer.toArray()).toString()]),
      )
        .on('error', reject)
        .end();
    });

  it('answers /metrics only', async () => {
    const server = serveMetrics(metrics, '127.0.0.1', 0);
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await ask(port, '/metrics')).toEqual([200, expect.stringContaining('prestafaro_web_cms_up')]);
    expect((await ask(port, '/'))[0]).toBe(404);

    // The port is taken, so the second server logs the failure and nothing else stops.
    const lines = catchLog();
    const late = serveMetrics(metrics, '127.0.0.1', port);
    await new Promise((resolve) => late.once('error', resolve));
    expect(lines).toMatchObject([{ level: 'error', message: 'Metrics are not served', port }]);
    server.closeAllConnections();
    server.close();
  });
});
