import type { BrowserPort, EventRequest, VisitedPage } from '../browser-port.ts';
import { fakeBrowser } from './fake-browser.ts';

/** The answer of the events service: a status with headers, or an error of the network. */
export type FakeAnswer = { status: number; headers?: Record<string, string> } | Error;

/** A tab that records every call. Two tabs of one browser share cookies, storage and time. */
export function recordingPort(page: Partial<VisitedPage> = {}, browser = fakeBrowser()) {
  const { jar, local } = browser;
  const calls: string[] = [];
  const written: string[] = [];
  const sent: { url: string; request: EventRequest }[] = [];
  const logged: unknown[] = [];
  const answers: FakeAnswer[] = [];

  const recorded: BrowserPort = {
    page: () => ({
      hostname: 'es.example.com',
      isSecure: true,
      referrer: '',
      isOnline: browser.isOnline(),
      ...page,
    }),
    readCookies: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    writeCookie: (cookie) => {
      written.push(cookie);
      browser.setCookie(cookie);
    },
    expireCookie: (name) => jar.delete(name),
    readStored: (key) => local.get(key) ?? null,
    writeStored: (key, value) => local.set(key, value),
    storedKeys: () => [...local.keys()],
    removeStored: (key) => local.delete(key),
    fillRandom: (bytes) => crypto.getRandomValues(bytes),
    fetch: async (url, request) => {
      sent.push({ url, request });
      const answer = answers.shift() ?? { status: 200 };
      if (answer instanceof Error) throw answer;
      return { status: answer.status, headers: new Headers(answer.headers), json: async () => ({}) };
    },
    now: browser.now,
    setTimer: browser.setTimer,
    onOnline: browser.onOnline,
    log: (_, detail) => logged.push(detail),
  };
  const port = Object.fromEntries(
    Object.entries(recorded).map(([name, method]) => [
      name,
      (...values: unknown[]) => {
        calls.push(name);
        return Reflect.apply(method, recorded, values);
      },
    ]),
  ) as unknown as BrowserPort;

  /** The events of all requests, in the order in which they were sent. */
  const events = () => sent.flatMap(({ request }) => JSON.parse(request.body) as Record<string, unknown>[]);
  return { port, browser, calls, jar, local, written, sent, logged, answers, events };
}
