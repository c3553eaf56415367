import 'server-only';
import { createServer, type Server } from 'node:http';
import { log, reasonOf } from '@/server/log/log';
import type { Metrics } from '@/server/metrics/metrics';

/**
 * Answers `GET /metrics` on a separate port, which only the operator's network reaches. If the port cannot be opened,
 * this is logged and the site runs without metrics.
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
  // This server does not keep the process alive.
  server.unref();
  return server;
}
