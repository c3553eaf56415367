import { type BrowserPort, createConsentGate, track } from '@prestafaro/tracking';
import type { EventName } from '@prestafaro/types/event-table';
import type { EventProperties, RouteMetaType } from '@prestafaro/types/tracked-event';

const port: BrowserPort = {
  page: () => ({ hostname: location.hostname, isSecure: location.protocol === 'https:', referrer: document.referrer }),
  readCookies: () => document.cookie,
  writeCookie: (cookie) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we serve.
    document.cookie = cookie;
  },
  fillRandom: (bytes) => {
    crypto.getRandomValues(bytes);
  },
  fetch: (url, request) => fetch(url, request),
  // biome-ignore lint/suspicious/noConsole: on local hosts events are only logged (specification §7).
  log: (message, detail) => console.info(message, detail),
};

/** Closed until the visitor consents: nothing is sent, stored or read before (R15). */
export const consentGate = createConsentGate(port);

/** Reports an event of the table of events. Does nothing without consent to measurement. */
export function report<Name extends EventName>(
  providerId: string | undefined,
  name: Name,
  properties: EventProperties<Name>,
): void {
  track(consentGate, { url: '/api/event', providerId }, name, properties);
}

/** The kind of the current page, from its head (`pf:type`). Undefined for a page without one. */
export function metaTypeOfPage(): RouteMetaType | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="pf:type"]')?.content as RouteMetaType | undefined;
}
