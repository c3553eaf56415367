import type { BrowserPort, EventRequest, VisitedPage } from '../browser-port.ts';

/** A browser that records every call. */
export function recordingPort(page: Partial<VisitedPage> = {}) {
  const calls: string[] = [];
  const written: string[] = [];
  const sent: { url: string; request: EventRequest }[] = [];
  const logged: unknown[] = [];
  const jar = new Map<string, string>();
  let nextByte = 0;

  const port: BrowserPort = {
    page: () => {
      calls.push('page');
      return { hostname: 'es.example.com', isSecure: true, referrer: '', ...page };
    },
    readCookies: () => {
      calls.push('readCookies');
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    writeCookie: (cookie) => {
      calls.push('writeCookie');
      written.push(cookie);
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    },
    fillRandom: (bytes) => {
      calls.push('fillRandom');
      for (let index = 0; index < bytes.length; index += 1) bytes[index] = nextByte++ % 256;
    },
    fetch: async (url, request) => {
      calls.push('fetch');
      sent.push({ url, request });
      return { json: async () => ({}) };
    },
    log: (_, detail) => {
      calls.push('log');
      logged.push(detail);
    },
  };
  return { port, calls, jar, written, sent, logged };
}
