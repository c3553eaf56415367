import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PublishEvent } from '@prestafaro/types';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  event: PublishEvent;
}

/**
 * Replaces the web app's `/api/revalidate`. `answer` decides the status of each delivery; without a status the delivery hangs.
 */
export async function startReceiver(answer: () => number | undefined | Promise<number | undefined> = () => 200) {
  const received: Received[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', async () => {
      received.push({ headers: request.headers, body, event: JSON.parse(body) });
      const status = await answer();
      if (status) response.writeHead(status).end();
      for (const wake of waiting.splice(0)) wake();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/revalidate`,
    received,
    /** Resolves once there are `count` deliveries. The test's own timeout ends the wait if they never come. */
    async until(count: number): Promise<Received[]> {
      while (received.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
      return received;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
