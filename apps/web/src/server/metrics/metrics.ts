import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type CmsCallEnd, cmsCalls } from '@/cms/cms-call';
import { outages } from '@/cms/dependencies';
import { browserErrorOutcomes } from '@/server/browser-errors/browser-error-outcomes';
import { cdnSettings, purges } from '@/server/cdn/purge-edge';
import { hasRedis } from '@/server/redis/redis';
import { filledHoneypots } from '@/server/requests/filled-honeypots';
import type { ObservedRequest } from '@/server/requests/observe-requests';
import { revalidations } from '@/server/revalidation/revalidations';
import { currentManifest } from '@/server/routing/manifest-slot';
import { manifestAge } from '@/server/routing/site-loads';

const name = (own: string) => `prestafaro_web_${own}`;

export interface Metrics {
  /** All metrics in the text format of Prometheus. */
  readonly write: () => Promise<string>;
  readonly contentType: string;
  /** Counts a request after its answer is sent. */
  readonly countRequest: (observed: ObservedRequest) => void;
}

/**
 * The metrics of this server. Labels are kinds, methods and classes of status: never an address, an id or a visitor.
 */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: name('') });
  const requests = new Counter({
    name: name('requests_total'),
    help: 'Requests that were answered or broken off',
    labelNames: ['kind', 'method', 'status_class'],
    registers,
  });
  const seconds = new Histogram({
    name: name('request_seconds'),
    help: 'Time until an answer was sent',
    labelNames: ['kind'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  countCmsCalls(registers);
  countRevalidations(registers);
  countBrowserErrors(registers);
  countFilledHoneypots(registers);
  countMadePages(registers);
  if (cdnSettings()) countPurges(registers);
  gaugeParts(registers);
  return {
    write: () => registry.metrics(),
    contentType: registry.contentType,
    countRequest: ({ request, response, context }) => {
      const startedAt = performance.now();
      response.once('close', () => {
        const kind = context.kind ?? (request.url?.startsWith('/_next/') ? 'asset' : 'other');
        const status_class = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted';
        requests.inc({ kind, method: methodOf(request.method), status_class });
        seconds.observe({ kind }, (performance.now() - startedAt) / 1000);
      });
    },
  };
}

/** A visitor may send any text as a method, and each would become a metric of its own. */
function methodOf(method = ''): string {
  return ['GET', 'HEAD', 'POST', 'OPTIONS'].includes(method) ? method : 'other';
}

function countCmsCalls(registers: Registry[]): void {
  const calls = new Counter({
    name: name('cms_questions_total'),
    help: 'Calls to the CMS by their end: answered, refused, unavailable',
    labelNames: ['outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: name('cms_question_seconds'),
    help: 'Time until the CMS answered or was given up',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  cmsCalls.subscribe((message) => {
    const end = message as CmsCallEnd;
    calls.inc({ outcome: end.outcome });
    seconds.observe(end.seconds);
  });
}

function countRevalidations(registers: Registry[]): void {
  const handled = new Counter({
    name: name('revalidations_total'),
    help: 'Publish events by their end: handled, failed',
    labelNames: ['outcome'],
    registers,
  });
  revalidations.subscribe((outcome) => handled.inc({ outcome: String(outcome) }));
}

function countBrowserErrors(registers: Registry[]): void {
  const reports = new Counter({
    name: name('browser_errors_total'),
    help: 'Errors that browsers reported, by their end: logged, repeated, unlogged, refused, limited',
    labelNames: ['outcome'],
    registers,
  });
  browserErrorOutcomes.subscribe((outcome) => reports.inc({ outcome: String(outcome) }));
}

function countFilledHoneypots(registers: Registry[]): void {
  const forms = new Counter({
    name: name('filled_honeypots_total'),
    help: 'Forms of visitors whose honeypot was filled in: each was asked for a proof',
    labelNames: ['form'],
    registers,
  });
  filledHoneypots.subscribe((form) => forms.inc({ form: String(form) }));
}

/** The page cache is in no bundle, so it publishes the pages that were made on a channel. */
function countMadePages(registers: Registry[]): void {
  const made = new Counter({
    name: name('made_pages_total'),
    help: 'Stored pages that this server has made, or kept because it could not make them',
    registers,
  });
  subscribe('prestafaro.made-page', () => made.inc());
}

function countPurges(registers: Registry[]): void {
  const ends = new Counter({
    name: name('cdn_purges_total'),
    help: 'Requests to the CDN by their end: purged, failed; keys that failed for an hour: given up',
    labelNames: ['outcome'],
    registers,
  });
  purges.subscribe((end) => ends.inc({ outcome: String(end) }));
}

function gaugeParts(registers: Registry[]): void {
  const isUp = (dependency: string) => Number(![...outages().keys()].some((away) => away.startsWith(dependency)));
  gauge('cms_up', 'Whether the CMS answered last', () => isUp('cms'));
  gauge('feed_up', 'Whether every feed of offers answered last', () => isUp('feed'));
  if (cdnSettings()) gauge('cdn_up', 'Whether the CDN took the last purge', () => isUp('cdn'));
  if (hasRedis()) gauge('redis_up', 'Whether Redis answered last', () => isUp('redis'));
  gauge('manifest_age_seconds', 'Age of the oldest addresses of any site; absent before the first load', () => {
    const manifest = currentManifest();
    return manifest && manifestAge(manifest, Date.now());
  });

  function gauge(own: string, help: string, read: () => number | undefined): void {
    new Gauge({
      name: name(own),
      help,
      registers,
      collect() {
        const value = read();
        if (value === undefined) this.reset();
        else this.set(value);
      },
    });
  }
}
