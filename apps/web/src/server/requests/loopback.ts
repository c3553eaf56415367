import 'server-only';
import { type IncomingHttpHeaders, request } from 'node:http';
import { environment } from '@/cms/environment';
import { requestContext, requestIdHeader } from '@/cms/request-context';

export interface LoopbackRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Public host of the requested page. `fetch` may not set this header, hence node:http. */
  readonly host: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds without a byte after which the request fails; 10 seconds by default. */
  readonly timeoutMs?: number;
}

export interface LoopbackAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly header: (name: string) => string | undefined;
  readonly body: string;
}

/** Sends a request to this very server, past any cache in front of it. */
export function askOurselves({
  method,
  path,
  host,
  headers,
  body,
  timeoutMs = 10_000,
}: LoopbackRequest): Promise<LoopbackAnswer> {
  const context = requestContext();
  const sentHeaders = { ...headers, ...(context && { [requestIdHeader]: context.id }), host };
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: 'localhost', port: environment().PORT, method, path, headers: sentHeaders, timeout: timeoutMs },
      (answer) => {
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
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`No answer within ${timeoutMs / 1000} seconds`)));
    sent.on('error', reject);
    sent.end(body);
  });
}
