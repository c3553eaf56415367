/**
 * Everything of the browser that this package uses. The web app passes the real browser, a test passes a fake one.
 * A method may throw where the browser forbids the access.
 */
export interface BrowserPort extends ErasingPort {
  page(): VisitedPage;
  /** Reads `document.cookie`. */
  readCookies(): string;
  /** Writes one cookie with its attributes to `document.cookie`. */
  writeCookie(cookie: string): void;
  /** `localStorage.getItem`. */
  readStored(key: string): string | null;
  /** `localStorage.setItem`. */
  writeStored(key: string, value: string): void;
  /** `crypto.getRandomValues`. Unlike `randomUUID` it also exists on plain http. */
  fillRandom(bytes: Uint8Array<ArrayBuffer>): void;
  /** `fetch`. */
  fetch(url: string, request: EventRequest): Promise<EventAnswer>;
  /** `Date.now`: milliseconds since 1970. */
  now(): number;
  /** Calls back once after that many milliseconds. Returns a function that cancels it. */
  setTimer(callback: () => void, milliseconds: number): () => void;
  /** Calls back at each `online` event of the window. Returns a function that stops it. */
  onOnline(callback: () => void): () => void;
  /** `console.info`, used on local hosts. */
  log(message: string, detail: unknown): void;
}

/** The part of the browser that only deletes. It stays usable after a refusal, because a refusal deletes (R16). */
export interface ErasingPort {
  /** Writes `{name}=; Max-Age=0; Path=/` to `document.cookie`. */
  expireCookie(name: string): void;
  /** `Object.keys(localStorage)`. */
  storedKeys(): readonly string[];
  /** `localStorage.removeItem`. */
  removeStored(key: string): void;
}

/** What this package reads of the page and of the connection. */
export interface VisitedPage {
  /** `location.hostname`, without a port. */
  readonly hostname: string;
  /** Whether the page came by https, so that cookies can be `Secure`. */
  readonly isSecure: boolean;
  /** The whole `document.referrer`. This package decides what part of it is sent. */
  readonly referrer: string;
  /** `navigator.onLine`. */
  readonly isOnline: boolean;
}

/** A request to the collector of events, for `fetch`. */
export interface EventRequest {
  readonly method: 'POST';
  /** The request outlives its page. */
  readonly keepalive: true;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The part of a `Response` that this package reads. */
export interface EventAnswer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
}
