// @ts-check
import http from 'node:http';

/**
 * @param {string} url
 * @param {{ headers?: Record<string, string>, timeoutMilliseconds?: number }} [options]
 * @returns {Promise<number>} the HTTP status, 0 if nobody answers
 */
export function statusOf(url, { headers = {}, timeoutMilliseconds = 5000 } = {}) {
  return new Promise((resolve) => {
    const request = http.get(url, { headers, timeout: timeoutMilliseconds, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(0));
  });
}

/**
 * Polls until `isReady` says yes.
 * @param {() => Promise<boolean>} isReady
 * @param {{ timeoutMilliseconds: number, isPossible?: () => boolean, pauseMilliseconds?: number }} options
 *   `isPossible` ends the wait early, e.g. when the process has died
 * @returns {Promise<boolean>} whether it became ready
 */
export async function waitUntil(isReady, { timeoutMilliseconds, isPossible = () => true, pauseMilliseconds = 100 }) {
  const deadline = Date.now() + timeoutMilliseconds;
  while (Date.now() < deadline && isPossible()) {
    if (await isReady()) return true;
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  }
  return false;
}
