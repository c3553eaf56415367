import { type BrowserPort, createConsentGate, createLandingMemory } from '@prestafaro/tracking';
import type { Measurement } from '@prestafaro/tracking/measurement';
import type { EventName } from '@prestafaro/types/event-table';
import type { EventProperties, RouteMetaType } from '@prestafaro/types/tracked-event';

const port: BrowserPort = {
  page: () => ({
    hostname: location.hostname,
    isSecure: location.protocol === 'https:',
    referrer: document.referrer,
    isOnline: navigator.onLine,
  }),
  readCookies: () => document.cookie,
  writeCookie: (cookie) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we serve.
    document.cookie = cookie;
  },
  expireCookie: (name) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser we serve.
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  },
  readStored: (key) => localStorage.getItem(key),
  writeStored: (key, value) => localStorage.setItem(key, value),
  storedKeys: () => Object.keys(localStorage),
  removeStored: (key) => localStorage.removeItem(key),
  fillRandom: (bytes) => {
    crypto.getRandomValues(bytes);
  },
  fetch: (url, request) => fetch(url, request),
  now: () => Date.now(),
  setTimer: (callback, milliseconds) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  onOnline: (callback) => {
    addEventListener('online', callback);
    return () => removeEventListener('online', callback);
  },
  // biome-ignore lint/suspicious/noConsole: on local hosts events are only logged (specification §7).
  log: (message, detail) => console.info(message, detail),
};

/** Closed until the visitor consents: nothing is sent, stored or read before (R15). */
export const consentGate = createConsentGate(port);

const memory = createLandingMemory();
let measurement: Promise<Measurement> | undefined;

/** The code that measures, loaded at its first use: a page without consent does not load it. */
function loadMeasurement(): Promise<Measurement> {
  measurement ??= import('@prestafaro/tracking/measurement').then(({ createMeasurement }) =>
    createMeasurement(consentGate, memory, '/api/event'),
  );
  return measurement;
}

/** Reports an event of the table of events. Does nothing without consent to measurement. */
export function report<Name extends EventName>(
  providerId: string | undefined,
  name: Name,
  properties: EventProperties<Name>,
): void {
  memory.rememberLanding(location.href, document.referrer);
  consentGate.through('measurement', () => {
    loadMeasurement()
      .then(({ track }) => track(name, properties, { provider_id: providerId }))
      .catch(() => {
        // The code could not be loaded. The next event tries again.
        measurement = undefined;
      });
  });
}

/** The kind of the current page, from its head (`pf:type`). Undefined for a page without one. */
export function metaTypeOfPage(): RouteMetaType | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="pf:type"]')?.content as RouteMetaType | undefined;
}
