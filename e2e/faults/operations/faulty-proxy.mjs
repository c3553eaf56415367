// @ts-check
import http from 'node:http';

/**
 * What the proxy does with a request: passes it on, never answers, closes the connection, passes it on after a delay, or
 * answers this text.
 * @typedef {'passes on' | 'hangs' | 'closes' | { delaySeconds: number } | { answers: string }} Behaviour
 */

/** A proxy between a web server and a server that it calls. A fault sets its behaviour. */
export class FaultyProxy {
  /** @type {Behaviour} */
  behaviour = 'passes on';
  #server;
  #port;

  /** @param {number} port of the real server */
  constructor(port) {
    this.#port = port;
    this.#server = http.createServer((request, response) => void this.#answer(request, response));
  }

  /** @returns {Promise<string>} the origin of this proxy */
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
    const { behaviour } = this;
    if (behaviour === 'hangs') return;
    if (behaviour === 'closes') return void request.destroy();
    if (typeof behaviour === 'object' && 'answers' in behaviour)
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(behaviour.answers);
    if (typeof behaviour === 'object')
      await new Promise((resolve) => setTimeout(resolve, behaviour.delaySeconds * 1000));
    const { url: path, method, headers } = request;
    const onward = http.request({ host: 'localhost', port: this.#port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }
}
