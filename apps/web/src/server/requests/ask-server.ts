import 'server-only';
import { type IncomingHttpHeaders, request } from 'node:http';
import { requestContext, requestIdHeader } from '@/cms/request-context';

/** Where a server of our own listens. */
export interface ServerAddress {
  /** A host name or an address of either family. */
  readonly host: string;
  readonly port: number;
}

export interface ServerRequest {
  readonly method: 'GET' | 'HEAD' | 'POST';
  readonly path: string;
  /** Public host of the requested page. `fetch` may not set this header, hence node:http. */
  readonly host: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds without a byte after which the request fails; 10 seconds by default. */
  readonly timeoutMs?: number;
}

export interface ServerAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly header: (name: string) => string | undefined;
  readonly body: string;
}

/** Sends a request for a public page to a server of our own. */
export function askServer(
  server: ServerAddress,
  { method, path, host, headers, body, timeoutMs = 10_000 }: ServerRequest,
): Promise<ServerAnswer> {
  const context = requestContext();
  const sentHeaders = { ...(context && { [requestIdHeader]: context.id }), ...headers, host };
  return new Promise((resolve, reject) => {
    const sent = request({ ...server, method, path, headers: sentHeaders, timeout: timeoutMs }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          header: (name) => answer.headers[name]?.toString(),
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error(`No answer within ${timeoutMs / 1000} seconds`)));
    sent.on('error', reject);
    sent.end(body);
  });
}
