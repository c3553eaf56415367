/** All that this package asks of a browser. The web application gives it the real one, a test gives it a recorder. */
export interface BrowserPort {
  page(): VisitedPage;
  /** `document.cookie`, read. */
  readCookies(): string;
  /** `document.cookie`, written: one cookie with its attributes. */
  writeCookie(cookie: string): void;
  /** `crypto.getRandomValues`: it is there on plain http too, where `randomUUID` is not. */
  fillRandom(bytes: Uint8Array<ArrayBuffer>): void;
  /** `fetch`. */
  fetch(url: string, request: EventRequest): Promise<{ json(): Promise<unknown> }>;
  /** `console.info`, for local hosts. */
  log(message: string, detail: unknown): void;
}

export interface VisitedPage {
  /** `location.hostname`, without a port. */
  readonly hostname: string;
  /** Whether the page came by https, and so a cookie can be kept to https. */
  readonly isSecure: boolean;
  /** `document.referrer`, whole: what is sent of it is decided here. */
  readonly referrer: string;
}

export interface EventRequest {
  readonly method: 'POST';
  /** The request outlives the page that it is about. */
  readonly keepalive: true;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
