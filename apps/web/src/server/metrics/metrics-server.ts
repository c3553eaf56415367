import 'server-only';
import { createServer, type Server } from 'node:http';
import { log, reasonOf } from '@/server/log/log';
import type { Metrics } from '@/server/metrics/metrics';

/**
 * Answers `GET /metrics` on a port of its own, which only the operator's network reaches. Where the port cannot be had that
 * is logged, and the site runs without: nobody's loan depends on a figure.
 */
export function serveMetrics(metrics: Pick<Metrics, 'write' | 'contentType'>, host: string, port: number): Server {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.write().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        log.error('Metrics could not be read', { reason: reasonOf(error) });
        response.writeHead(500).end();
      },
    );
  });
  server.on('error', (error) => log.error('Metrics are not served', { host, port, reason: reasonOf(error) }));
  server.listen(port, host);
  // It has no part in whether the process lives.
  server.unref();
  return server;
}
