import { Counter, Registry } from 'prom-client';
import { afterEach, expect, test } from 'vitest';
import { type MetricsServer, startMetricsServer } from './metrics-server';

const opened: MetricsServer[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

const lines: string[] = [];
const log = { error: (line: string) => void lines.push(line), info: () => undefined };

function start(port: number): MetricsServer {
  const registry = new Registry();
  new Counter({ name: 'prestafaro_test_total', help: 'A test.', registers: [registry] }).inc(3);
  const server = startMetricsServer({ host: '127.0.0.1', port, registry, log });
  opened.push(server);
  return server;
}

test('startMetricsServer: serves the metrics at /metrics and answers 404 elsewhere', async () => {
  const port = (await start(0).address)?.port;
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toContain('prestafaro_test_total 3');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('startMetricsServer: logs one line and serves nothing when the port is in use', async () => {
  const port = (await start(0).address)?.port ?? 0;
  expect(await start(port).address).toBeNull();
  expect(lines).toEqual([
    `No metrics: 127.0.0.1:${port} is not available (EADDRINUSE). Check METRICS_HOST and METRICS_PORT`,
  ]);
});
