// @ts-check
import http from 'node:http';

/**
 * How a server behind this one looks from the other side: as it is, slow by so many seconds, hanging, breaking off, or
 * answering this text.
 * @typedef {'as it is' | 'hangs' | 'breaks off' | { slowBySeconds: number } | { answers: string }} Manner
 */

/** Stands between a web server and what it asks, and behaves as a fault has it. */
export class Between {
  /** @type {Manner} */
  manner = 'as it is';
  #server;
  #port;

  /** @param {number} port of the real server */
  constructor(port) {
    this.#port = port;
    this.#server = http.createServer((request, response) => void this.#answer(request, response));
  }

  /** @returns {Promise<string>} its origin */
  async start() {
    await new Promise((resolve) => this.#server.listen(0, 'localhost', () => resolve(undefined)));
    const address = this.#server.address();
    return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  }

  async stop() {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  async #answer(request, response) {
    const { manner } = this;
    if (manner === 'hangs') return;
    if (manner === 'breaks off') return void request.destroy();
    if (typeof manner === 'object' && 'answers' in manner)
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(manner.answers);
    if (typeof manner === 'object') await new Promise((resolve) => setTimeout(resolve, manner.slowBySeconds * 1000));
    const { url: path, method, headers } = request;
    const onward = http.request({ host: 'localhost', port: this.#port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }
}
