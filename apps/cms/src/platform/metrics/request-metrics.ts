import { Counter, Histogram, type Registry } from 'prom-client';
import type { RequestKind } from './request-kind';

export interface RequestMetrics {
  /** @param status HTTP status */
  count(kind: RequestKind, method: string, status: number, milliseconds: number): void;
}

/** A client may send any text as its method, so unknown methods share one label. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts and times requests. Labels are kinds, methods and classes of status, never an address or a person (R28). */
export function createRequestMetrics(registry: Registry): RequestMetrics {
  const requests = new Counter({
    name: 'prestafaro_cms_requests_total',
    help: 'Requests that were answered, by what they were for.',
    labelNames: ['kind', 'method', 'status_class'] as const,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'prestafaro_cms_request_seconds',
    help: 'Time to the answer, by what it was for.',
    labelNames: ['kind'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    count(kind, method, status, milliseconds) {
      const statusClass = `${Math.floor(status / 100)}xx`;
      requests.inc({ kind, method: METHODS.has(method) ? method : 'other', status_class: statusClass });
      seconds.observe({ kind }, milliseconds / 1000);
    },
  };
}
