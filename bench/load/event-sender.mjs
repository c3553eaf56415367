// @ts-check
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Events in a request, as in the queue of a visitor who reads a page. */
const EVENTS_OF_REQUEST = 5;
const RETRY_MS = 500;
const TIMEOUT_MS = 10_000;
/** Every seventeenth accepted request is sent once more, as after an answer that the network lost. */
const REPEATED = 17;

/**
 * @typedef {object} Sent
 * @property {string[]} keys of all events, without hyphens; each was accepted
 * @property {number} retries requests that were sent again, because they were not answered 2xx
 * @property {number} longestPause milliseconds between two accepted requests
 */

/**
 * Sends tracked events to a CMS at a steady rate, as the web app's server hands them over. A request that is not answered 2xx is
 * sent again with the same keys until it is.
 * @param {{ url: string, token: string, perSecond: number, domain: string }} options `perSecond`: events; `domain` of the events
 * @returns {() => Promise<Sent>} ends the sending after every request is accepted
 */
export function sendEventsSteadily({ url, token, perSecond, domain }) {
  /** @type {Sent} */
  const sent = { keys: [], retries: 0, longestPause: 0 };
  /** @type {Promise<void>[]} */
  const requests = [];
  let acceptedAt = performance.now();

  const post = async (/** @type {string} */ body, /** @type {string} */ address) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'x-pf-visitor-address': address,
    };
    const request = { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) };
    return fetch(`${url}/api/event`, request).then(
      async (answer) => {
        await answer.arrayBuffer().catch(() => undefined);
        return answer.ok;
      },
      () => false,
    );
  };
  const send = async (/** @type {number} */ index) => {
    const events = Array.from({ length: EVENTS_OF_REQUEST }, () => newEvent(domain));
    sent.keys.push(...events.map(({ event_key }) => event_key.replaceAll('-', '')));
    const body = JSON.stringify(events);
    // A network has a limit of its own.
    const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
    while (!(await post(body, address))) {
      sent.retries += 1;
      await sleep(RETRY_MS);
    }
    sent.longestPause = Math.max(sent.longestPause, performance.now() - acceptedAt);
    acceptedAt = performance.now();
    if (index % REPEATED === 0) await post(body, address);
  };

  const startedAt = performance.now();
  const timer = setInterval(() => {
    // A timer that comes late makes up for it.
    const due = ((performance.now() - startedAt) / 1000) * (perSecond / EVENTS_OF_REQUEST);
    while (requests.length < due) requests.push(send(requests.length));
  }, 20);
  return async () => {
    clearInterval(timer);
    await Promise.all(requests);
    return sent;
  };
}

/** @param {string} domain */
const newEvent = (domain) => ({
  event_key: randomUUID(),
  event_id: 5,
  sub4: 'pageView',
  sub5: 'blog',
  session_id: randomUUID(),
  client_id: randomUUID(),
  domain,
});
