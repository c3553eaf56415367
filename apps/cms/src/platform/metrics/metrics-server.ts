import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

interface Options {
  host: string;
  /** 0 = any free port */
  port: number;
  registry: Registry;
  log: { error(line: string): void; info(line: string): void };
}

export interface MetricsServer {
  /** The port that it listens on; null if the port was not available. */
  readonly address: Promise<AddressInfo | null>;
  close(): Promise<void>;
}

/**
 * Serves `GET /metrics` to Prometheus on a port of its own, which no proxy exposes. If the port is not available, it logs one
 * line and the CMS runs without metrics.
 */
export function startMetricsServer({ host, port, registry, log }: Options): MetricsServer {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  const address = new Promise<AddressInfo | null>((resolve) => {
    server.on('error', ({ code }: NodeJS.ErrnoException) => {
      log.error(`No metrics: ${host}:${port} is not available (${code}). Check METRICS_HOST and METRICS_PORT`);
      resolve(null);
    });
    server.listen(port, host, () => {
      const listening = server.address() as AddressInfo;
      log.info(`Metrics on http://${host}:${listening.port}/metrics`);
      resolve(listening);
    });
  });
  return {
    address,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
