import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { ports, sites } from './product.ts';

/** One address of the site that a web server answers and, after a deployment, one of a newer build: what a load balancer does. */
export class Deployment {
  /** Paths with query of all requests, in their order. */
  readonly requested: string[] = [];
  #web = ports.web;
  readonly #server: http.Server;

  private constructor() {
    this.#server = http.createServer((request, response) => {
      const { url: path = '/', method, headers } = request;
      this.requested.push(path);
      // The Host header stays, because it names the site.
      const onward = http.request({ host: 'localhost', port: this.#web, path, method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.on('error', () => response.destroy());
      request.pipe(onward);
    });
  }

  static async start(): Promise<Deployment> {
    const deployment = new Deployment();
    await new Promise<void>((resolve) => deployment.#server.listen(0, 'localhost', resolve));
    return deployment;
  }

  /** From now on the newer build answers. */
  deploy(): void {
    this.#web = ports.newerWeb;
  }

  urlOf(path: string): string {
    return `http://${sites['es-ES'].host}:${(this.#server.address() as AddressInfo).port}${path}`;
  }

  /** How many requests of this path came, whatever their query. */
  count(path: string): number {
    return this.requested.filter((each) => each.split('?')[0] === path).length;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
