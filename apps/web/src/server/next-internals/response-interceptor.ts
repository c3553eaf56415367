import 'server-only';
import { ServerResponse } from 'node:http';

type End = (this: ServerResponse, ...sent: unknown[]) => ServerResponse;
type Write = (this: ServerResponse, ...sent: unknown[]) => boolean;
type Method = End | Write;

/** The `end` and `write` that other code, such as Next's compression, has set on one response. */
const own = { end: Symbol('end'), write: Symbol('write') } as const;

/**
 * Receives a response whose headers are not sent, and the arguments of `end`. @returns the arguments to send instead
 */
export type OnEnd = (response: ServerResponse, sent: unknown[]) => unknown[];

/** Receives a part of a body, before it is compressed. @returns the part to send instead */
export type OnWrite = (part: unknown) => unknown;

/**
 * Receives a response with status 400 or more before any of it is sent, and may send another one instead.
 * @param send sends status and body with the headers that the response then has
 * @returns whether Next's own answer is withheld; then `send` must be called, at any time
 */
export type Withhold = (response: ServerResponse, send: (status: number, body: string) => void) => boolean;

/** Receives a response before its head is sent. @returns the status to send, if it is another one than Next's */
export type OnHead = (response: ServerResponse) => number | undefined;

export interface Interceptors {
  /** Headers that no response may have. */
  readonly hidden?: readonly string[];
  readonly onHead?: readonly OnHead[];
  readonly onEnd?: readonly OnEnd[];
  readonly onWrite?: OnWrite;
  readonly withhold?: Withhold;
}

/**
 * Changes responses of Next that no documented interface reaches. The prototype is patched once for all responses,
 * because a patch on each response would slow down every visit of a stored page. `end` and `write` are intercepted as
 * properties: a function that replaces them on a response is wrapped too, so that the body is changed before it is compressed.
 */
export function interceptResponses({
  hidden = [],
  onHead = [],
  onEnd = [],
  onWrite = (part) => part,
  withhold = () => false,
}: Interceptors): void {
  const { writeHead, write, end, flushHeaders } = ServerResponse.prototype;
  const withheld = new WeakSet<ServerResponse>();
  const isWithheld = (response: ServerResponse): boolean => {
    // What was sent instead may have a status below 400.
    if (withheld.has(response)) return true;
    if (response.statusCode < 400) return false;
    const send = (status: number, body: string) => {
      writeHead.call(response, status);
      end.call(response, body, 'utf8');
    };
    if (!withhold(response, send)) return false;
    withheld.add(response);
    return true;
  };
  const intercepted = (original: End): End =>
    function interceptedEnd(...sent) {
      if (isWithheld(this)) return this;
      if (this.headersSent) return original.apply(this, sent);
      return original.apply(
        this,
        onEnd.reduce((body, change) => change(this, body), sent),
      );
    };
  interceptMethod('end', end as End, intercepted);
  interceptMethod(
    'write',
    write as Write,
    (original: Write): Write =>
      function interceptedWrite(part, ...rest) {
        return isWithheld(this) || original.call(this, onWrite(part), ...rest);
      },
  );
  Object.assign(ServerResponse.prototype, {
    writeHead(this: ServerResponse, ...[status, ...values]: Parameters<typeof writeHead>) {
      if (isWithheld(this)) return this;
      for (const name of hidden) this.removeHeader(name);
      return writeHead.call(
        this,
        onHead.reduce((sent, change) => change(this) ?? sent, status),
        ...values,
      );
    },
    flushHeaders(this: ServerResponse) {
      if (!isWithheld(this)) flushHeaders.call(this);
    },
  });
}

function interceptMethod<Of extends Method>(
  name: 'end' | 'write',
  original: Of,
  intercept: (original: Of) => Of,
): void {
  const usual = intercept(original);
  Object.defineProperty(ServerResponse.prototype, name, {
    configurable: true,
    get(this: { [own: symbol]: Of | undefined }) {
      return this[own[name]] ?? usual;
    },
    set(this: { [own: symbol]: Of | undefined }, replacement: Of) {
      this[own[name]] = intercept(replacement);
    },
  });
}
