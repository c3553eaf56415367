import type { BrowserPort } from '@prestafaro/tracking';

/** The browser of this page. Only the consent gate passes it on. */
export const browserPort: BrowserPort = {
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
