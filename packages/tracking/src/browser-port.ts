/** Everything of the browser that this package uses. The web app passes the real browser, a test passes a recorder. */
export interface BrowserPort {
  page(): VisitedPage;
  /** Reads `document.cookie`. */
  readCookies(): string;
  /** Writes one cookie with its attributes to `document.cookie`. */
  writeCookie(cookie: string): void;
  /** `crypto.getRandomValues`. Unlike `randomUUID` it also exists on plain http. */
  fillRandom(bytes: Uint8Array<ArrayBuffer>): void;
  /** `fetch`. */
  fetch(url: string, request: EventRequest): Promise<{ json(): Promise<unknown> }>;
  /** `console.info`, used on local hosts. */
  log(message: string, detail: unknown): void;
}

export interface VisitedPage {
  /** `location.hostname`, without a port. */
  readonly hostname: string;
  /** Whether the page came by https, so that cookies can be `Secure`. */
  readonly isSecure: boolean;
  /** The whole `document.referrer`. This package decides what part of it is sent. */
  readonly referrer: string;
}

export interface EventRequest {
  readonly method: 'POST';
  /** The request outlives its page. */
  readonly keepalive: true;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
