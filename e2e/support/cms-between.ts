import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { ports } from './product.ts';

/** What a test answers for a path of the CMS: its own answer, or `away`, which closes the connection. */
export type Substitute = 'away' | { status: number; body: object; headers?: Record<string, string> };

/** A proxy between a web server and the real CMS. It forwards every request that the test does not answer itself. */
export class CmsBetween {
  /** By path. */
  readonly substitutes = new Map<string, Substitute>();
  readonly #server: http.Server;

  private constructor() {
    this.#server = http.createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://cms');
      const substitute = this.substitutes.get(pathname);
      if (!substitute) return forward(request, response);
      if (substitute === 'away') return request.destroy();
      request.resume();
      const { status, body, headers } = substitute;
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    });
  }

  static async start(): Promise<CmsBetween> {
    const between = new CmsBetween();
    await new Promise<void>((resolve) => between.#server.listen(0, 'localhost', resolve));
    return between;
  }

  /** The environment of the web server that uses this proxy. */
  get environment(): Record<string, string> {
    return { CMS_URL: `http://localhost:${(this.#server.address() as AddressInfo).port}` };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

function forward(request: http.IncomingMessage, response: http.ServerResponse): void {
  const { url: path, method, headers } = request;
  const onward = http.request({ host: 'localhost', port: ports.cms, path, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
