// @ts-check
import http from 'node:http';
import { findFreePort } from '../processes/ports.mjs';

/**
 * @typedef {object} Asked
 * @property {string} method
 * @property {string} url
 * @property {http.IncomingHttpHeaders} headers
 * @property {string} body
 */

/**
 * @typedef {object} TestServer
 * @property {number} port
 * @property {Asked[]} asked requests so far
 * @property {(asked: Asked, response: http.ServerResponse) => void} answer
 * @property {() => Promise<void>} open
 * @property {() => Promise<void>} close breaks its connections
 */

/**
 * A server on `localhost` that keeps what it was asked and answers as a test wants.
 * @returns {Promise<TestServer>}
 */
export async function openTestServer() {
  const listener = http.createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    /** @type {Buffer[]} */
    const body = [];
    request.on('data', (part) => body.push(part));
    request.on('end', () => {
      const asked = { method, url, headers, body: Buffer.concat(body).toString() };
      server.asked.push(asked);
      server.answer(asked, response);
    });
  });
  /** @type {TestServer} */
  const server = {
    port: await findFreePort(),
    asked: [],
    answer: (_asked, response) => response.end(),
    open: () => new Promise((resolve) => listener.listen(server.port, 'localhost', () => resolve())),
    close: () =>
      new Promise((resolve) => {
        listener.close(() => resolve());
        listener.closeAllConnections();
      }),
  };
  await server.open();
  return server;
}

/**
 * @typedef {object} Question
 * @property {number} port
 * @property {string} host header
 * @property {string} [method]
 * @property {http.OutgoingHttpHeaders} [headers]
 * @property {string | Buffer} [body]
 */

/**
 * Sends a request on a connection of its own.
 * @param {string} path
 * @param {Question} question
 * @returns {Promise<{ status: number, headers: http.IncomingHttpHeaders, body: Buffer }>}
 */
export function askServer(path, { port, host, method = 'GET', headers = {}, body }) {
  return new Promise((resolve, reject) => {
    const options = { host: 'localhost', port, path, method, agent: false, headers: { host, ...headers } };
    const request = http.request(options, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}
