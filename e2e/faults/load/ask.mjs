// @ts-check
import http from 'node:http';

/** @typedef {import('./judge-answer.mjs').Answer} Answer */

/** Longer than anything may take: what is slower counts as no answer. */
const PATIENCE_MILLISECONDS = 40_000;

/**
 * @typedef {object} Question
 * @property {number} port
 * @property {string} host as a visitor's browser sends it, e.g. `es.localhost:40123`
 * @property {string} path
 * @property {string} [method]
 * @property {http.OutgoingHttpHeaders} [headers]
 * @property {string | Buffer} [body]
 * @property {http.Agent} [agent] left out: a connection of its own
 * @property {number} [patienceMilliseconds]
 */

/**
 * One request as given; no redirect is followed. Node does not resolve `es.localhost`, so it goes to the loopback.
 * @param {Question} question
 * @returns {Promise<Answer>} status 0 where there was none; never throws
 */
export function ask({ port, host, path, method = 'GET', headers = {}, body, agent, patienceMilliseconds }) {
  const startedAt = performance.now();
  const patience = patienceMilliseconds ?? PATIENCE_MILLISECONDS;
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
    const timer = setTimeout(() => request.destroy(new Error(`none within ${patience / 1000} s`)), patience);
    request.on('error', (error) => finish({ error: error.message || error.name }));
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
