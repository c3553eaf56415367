import 'server-only';
import { ServerResponse } from 'node:http';

type End = (this: ServerResponse, ...sent: unknown[]) => ServerResponse;

/** The `end` that other code, such as Next's compression, has set on one response. */
const ownEnd = Symbol('end');
type Response = ServerResponse & { [ownEnd]?: End };

/**
 * Receives a response whose headers are not sent, and the arguments of `end`. @returns the arguments to send instead
 */
export type OnEnd = (response: ServerResponse, sent: unknown[]) => unknown[];

/**
 * Receives a response with status 500 or more before any of it is sent, and may send another one instead.
 * @param send sends status and body with the headers that the response then has
 * @returns whether Next's own answer is withheld; then `send` must be called, at any time
 */
export type Withhold = (response: ServerResponse, send: (status: number, body: string) => void) => boolean;

export interface Interceptors {
  /** Headers that no response may have. */
  readonly hidden?: readonly string[];
  readonly onEnd?: readonly OnEnd[];
  readonly withhold?: Withhold;
}

/**
 * Changes responses of Next that no documented interface reaches. The prototype is patched once for all responses,
 * because a patch on each response would slow down every visit of a stored page. `end` is intercepted as a property: a
 * function that replaces it on a response is wrapped too, so that `onEnd` gets the body before it is compressed.
 */
export function interceptResponses({ hidden = [], onEnd = [], withhold = () => false }: Interceptors): void {
  const { writeHead, write, end, flushHeaders } = ServerResponse.prototype;
  const withheld = new WeakSet<ServerResponse>();
  const isWithheld = (response: ServerResponse): boolean => {
    // What was sent instead may have a status below 500.
    if (withheld.has(response)) return true;
    if (response.statusCode < 500) return false;
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
  const interceptedEnd = intercepted(end as End);
  Object.defineProperty(ServerResponse.prototype, 'end', {
    configurable: true,
    get(this: Response) {
      return this[ownEnd] ?? interceptedEnd;
    },
    set(this: Response, replacement: End) {
      this[ownEnd] = intercepted(replacement);
    },
  });
  Object.assign(ServerResponse.prototype, {
    writeHead(this: ServerResponse, ...values: Parameters<typeof writeHead>) {
      if (isWithheld(this)) return this;
      for (const name of hidden) this.removeHeader(name);
      return writeHead.apply(this, values);
    },
    write(this: ServerResponse, ...values: Parameters<typeof write>) {
      return isWithheld(this) || write.apply(this, values);
    },
    flushHeaders(this: ServerResponse) {
      if (!isWithheld(this)) flushHeaders.call(this);
    },
  });
}
