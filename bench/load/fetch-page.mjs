// @ts-check
import http from 'node:http';

/** @typedef {{ status: number, headers: http.IncomingHttpHeaders, body: string }} Answer */

/**
 * Sends one request to a port of this machine, without compression. The host is a header, because Node does not resolve
 * `es.localhost`.
 * @param {{ port: number, host: string, path: string }} target
 * @returns {Promise<Answer>}
 */
export function fetchPage({ port, host, path }) {
  return new Promise((resolve, reject) => {
    const request = http.get({ host: 'localhost', port, path, headers: { host }, agent: false }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, body: Buffer.concat(parts).toString() });
      });
    });
    request.on('error', reject);
  });
}
