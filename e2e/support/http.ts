import http from 'node:http';
import { hostOf, type Locale, ports } from './product.ts';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

interface Options {
  /** The site whose host is sent, unless `host` is given. */
  site?: Locale;
  host?: string;
  method?: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string | Buffer;
  port?: number;
}

/**
 * Sends one request with the path exactly as given. Unlike `fetch`, it follows no redirect and normalises nothing.
 * It connects to the loopback with a Host header, because Node does not resolve `es.localhost`.
 */
export function send(path: string, options: Options = {}): Promise<Answer> {
  const { site = 'es-ES', method = 'GET', headers = {}, body, port = ports.web } = options;
  const host = options.host ?? hostOf(site, port);
  return new Promise((resolve, reject) => {
    const request = http.request({
      host: 'localhost',
      port,
      path,
      method,
      headers: { host, ...headers },
      agent: false,
    });
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** The body of an answer that must be 200: a text that is missing on an error page proves nothing. */
export async function bodyOf(path: string, options: Options = {}): Promise<string> {
  const { status, body } = await send(path, options);
  if (status !== 200) throw new Error(`${path} answers ${status}: ${body.slice(0, 200)}`);
  return body;
}

/** The target of a redirect: path and query on this host, the full address on another. */
export function targetOf({ headers }: Answer, host: string): string {
  const { location = '' } = headers;
  const url = new URL(location, `http://${host}`);
  return url.host === host ? `${url.pathname}${url.search}` : url.href;
}
