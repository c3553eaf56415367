import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PushPost {
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Uint8Array;
}

/** A push service on this machine, which accepts everything and keeps it. */
export async function startPushService() {
  const posts: PushPost[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      posts.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
