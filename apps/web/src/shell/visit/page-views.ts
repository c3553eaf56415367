import { type BrowserPort, createConsentGate, type PageView, trackPageView } from '@prestafaro/tracking';

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

/** Reports a view of the current page. Its meta type is in the head (`pf:type`). */
export function reportPageView(providerId: string | undefined): void {
  const type = document.querySelector<HTMLMetaElement>('meta[name="pf:type"]')?.content;
  const view: PageView = type ? { metaType: type as PageView['metaType'] } : {};
  trackPageView(consentGate, { url: '/api/event', providerId }, view);
}
