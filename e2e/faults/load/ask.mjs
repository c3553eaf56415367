// @ts-check
import http from 'node:http';

/** @typedef {import('./judge-answer.mjs').Answer} Answer */

/** Longer than any answer may take. A slower one counts as no answer. */
const DEFAULT_TIMEOUT_MILLISECONDS = 40_000;

/**
 * @typedef {object} Question
 * @property {number} port
 * @property {string} host as a visitor's browser sends it, e.g. `es.localhost:40123`
 * @property {string} path
 * @property {string} [method]
 * @property {http.OutgoingHttpHeaders} [headers]
 * @property {string | Buffer} [body]
 * @property {http.Agent} [agent] default: a new connection for each request
 * @property {number} [timeoutMilliseconds]
 */

/**
 * Sends one request and follows no redirect. It goes to the loopback, because Node does not resolve `es.localhost`. A GET on a connection that was
 * kept from an earlier request is sent once more if the server has closed that connection meanwhile, as a browser does (RFC 9110, section 9.2.2).
 * @param {Question} question
 * @returns {Promise<Answer>} status 0 = no answer; never throws
 */
export function ask(question) {
  const { port, host, path, method = 'GET', headers = {}, body, agent, timeoutMilliseconds } = question;
  const startedAt = performance.now();
  const timeout = timeoutMilliseconds ?? DEFAULT_TIMEOUT_MILLISECONDS;
  return new Promise((resolve) => {
    /** @param {Partial<Answer>} answer */
    const finish = (answer) => {
      clearTimeout(timer);
      resolve({ status: 0, headers: {}, body: '', milliseconds: performance.now() - startedAt, ...answer });
    };
    const request = http.request({
      host: 'localhost',
      port,
      path,
      method,
      headers: { host, ...headers },
      agent: agent ?? false,
    });
    const timer = setTimeout(() => request.destroy(new Error(`none within ${timeout / 1000} s`)), timeout);
    request.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (method === 'GET' && request.reusedSocket && error.code === 'ECONNRESET') {
        clearTimeout(timer);
        resolve(ask({ ...question, agent: undefined }));
      } else finish({ error: error.message || error.name });
    });
    request.on('response', (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', (error) => finish({ error: error.message }));
      response.on('end', () =>
        finish({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts).toString() }),
      );
    });
    request.end(body);
  });
}
