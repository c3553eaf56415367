import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkCms } from '@/cms/cms-health';

const { variables } = vi.hoisted(() => ({ variables: {} as Record<string, string> }));
vi.mock('@/cms/environment', () => ({ environment: () => variables }));

let server: Server;
let answer: RequestListener;
let requested: number;

beforeEach(async () => {
  requested = 0;
  server = createServer((incoming, response) => {
    requested += 1;
    answer(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  variables.CMS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  vi.restoreAllMocks();
});

describe('health check of the CMS', () => {
  it('reports ready and shares one probe between concurrent callers', async () => {
    answer = (_, response) => response.end('{}');
    expect(await Promise.all([checkCms(), checkCms(), checkCms()])).toEqual(Array(3).fill({ ok: true }));
    expect(requested).toBe(1);
  });

  it('reports the reason that the CMS states', async () => {
    const checks = { database: { ok: false, reason: 'no answer' }, uploads: { ok: true } };
    answer = (_, response) => response.writeHead(503).end(JSON.stringify({ status: 'failing', version: '1', checks }));
    expect(await checkCms()).toEqual({ ok: false, reason: 'is failing (database: no answer)' });
  });

  it('reports failure after an unexpected answer or no answer', async () => {
    answer = (_, response) => response.writeHead(502).end('<html>');
    expect(await checkCms()).toEqual({ ok: false, reason: 'answers 502' });
    answer = (_, response) => response.destroy();
    expect(await checkCms()).toEqual({ ok: false, reason: 'no answer' });
  });

  it('reports a timeout when the CMS is slow', async () => {
    answer = () => undefined;
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(
      AbortSignal.abort(new DOMException('The operation timed out', 'TimeoutError')),
    );
    expect(await checkCms()).toEqual({ ok: false, reason: 'no answer within 1.5 s' });
  });
});
