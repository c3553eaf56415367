import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { ports } from './product.ts';

/** A TCP connection to the CMS that a test can cut and restore while a web server uses it. */
export class CmsConnection {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

  private constructor() {
    this.#server = createServer((socket) => {
      if (this.#isCut) return void socket.destroy();
      const cms = connect(ports.cms, 'localhost');
      for (const [from, to] of [
        [socket, cms],
        [cms, socket],
      ] as const) {
        this.#sockets.add(from);
        from.pipe(to);
        from.on('error', () => to.destroy());
        from.on('close', () => this.#sockets.delete(from));
      }
    });
  }

  static async open(): Promise<CmsConnection> {
    const connection = new CmsConnection();
    await new Promise<void>((resolve) => connection.#server.listen(0, 'localhost', resolve));
    return connection;
  }

  /** The environment of the web server that uses this connection. */
  get environment(): Record<string, string> {
    return { CMS_URL: `http://localhost:${(this.#server.address() as AddressInfo).port}` };
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  restore(): void {
    this.#isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
