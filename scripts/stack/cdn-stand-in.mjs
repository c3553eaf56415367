// @ts-check

import { once } from 'node:events';
import http from 'node:http';

/**
 * @typedef {object} CdnStandIn
 * @property {number} port of the edge, which visitors ask
 * @property {string} apiUrl for CDN_API_URL
 * @property {{ keys: string[], isSoft: boolean }[]} purges that it has carried out
 * @property {boolean} isRefusing whether its API answers 503 to everything
 * @property {() => Promise<void>} close
 */

/** @typedef {{ status: number, headers: http.IncomingHttpHeaders, body: Buffer, until: number, keys: string[] }} Stored */

/** What each CDN reads, and removes before a visitor gets the answer. */
const HEADERS = {
  fastly: { keys: 'surrogate-key', control: 'surrogate-control' },
  cloudflare: { keys: 'cache-tag', control: 'cloudflare-cdn-cache-control' },
};

/**
 * A CDN of this machine with the purge APIs of Fastly and Cloudflare, as their manuals describe them: it keeps an answer as long as the
 * header of the CDN says, or else `Cache-Control`, under its address and encoding, and purges by key. It is as strict as they are: a wrong
 * token, id or number of keys is refused.
 * @param {{ cdn: 'fastly' | 'cloudflare', serviceId: string, token: string, originPort: () => number }} options
 * @returns {Promise<CdnStandIn>}
 */
export async function startCdnStandIn({ cdn, serviceId, token, originPort }) {
  /** @type {Map<string, Stored>} */
  const stored = new Map();
  const names = HEADERS[cdn];

  const edge = http.createServer(async (request, response) => {
    const name = `${request.headers.host}${request.url} ${request.headers['accept-encoding'] ?? ''}`;
    const known = request.method === 'GET' ? stored.get(name) : undefined;
    const isHit = known !== undefined && known.until > Date.now();
    const answer = isHit ? known : await askOrigin(request);
    if (!isHit && request.method === 'GET' && answer.until > Date.now()) stored.set(name, answer);
    const { [names.keys]: _keys, [names.control]: _control, ...headers } = answer.headers;
    response.writeHead(answer.status, { ...headers, 'x-edge': isHit ? 'HIT' : 'MISS' });
    response.end(answer.body);
  });

  /** @param {http.IncomingMessage} asked @returns {Promise<Stored>} */
  const askOrigin = (asked) =>
    new Promise((resolve) => {
      const sent = http.request(
        {
          host: 'localhost',
          port: originPort(),
          path: asked.url,
          method: asked.method,
          headers: asked.headers,
          agent: false,
        },
        (answer) => {
          /** @type {Buffer[]} */
          const parts = [];
          answer.on('data', (part) => parts.push(part));
          answer.on('end', () => {
            const { headers, statusCode = 0 } = answer;
            const keys = String(headers[names.keys] ?? '')
              .split(/[ ,]+/)
              .filter(Boolean);
            const until = Date.now() + secondsOf(headers, names.control) * 1000;
            resolve({ status: statusCode, headers, body: Buffer.concat(parts), until, keys });
          });
        },
      );
      sent.on('error', () => resolve({ status: 502, headers: {}, body: Buffer.alloc(0), until: 0, keys: [] }));
      asked.pipe(sent);
    });

  const api = http.createServer(async (request, response) => {
    /** @param {number} status @param {object} body */
    const end = (status, body) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const chunks = await request.toArray();
    if (standIn.isRefusing) return end(503, {});
    const isFastly = cdn === 'fastly';
    const sent = isFastly ? request.headers['fastly-key'] : request.headers.authorization?.replace(/^Bearer /, '');
    if (sent !== token) return end(403, {});
    const path = isFastly ? `/service/${serviceId}/purge` : `/zones/${serviceId}/purge_cache`;
    if (request.method !== 'POST' || request.url !== path) return end(404, {});
    /** @type {string[]} */
    const keys = isFastly
      ? String(request.headers['surrogate-key'] ?? '').split(' ')
      : JSON.parse(Buffer.concat(chunks).toString()).tags;
    if (keys.length === 0 || keys.length > (isFastly ? 256 : 100)) return end(400, {});
    for (const [name, entry] of stored) if (entry.keys.some((key) => keys.includes(key))) stored.delete(name);
    standIn.purges.push({ keys, isSoft: request.headers['fastly-soft-purge'] === '1' });
    return end(200, isFastly ? Object.fromEntries(keys.map((key) => [key, 'purged'])) : { success: true });
  });

  for (const server of [edge, api]) {
    server.listen(0, 'localhost');
    await once(server, 'listening');
  }
  const portOf = (/** @type {http.Server} */ server) =>
    /** @type {import('node:net').AddressInfo} */ (server.address()).port;
  /** @type {CdnStandIn} */
  const standIn = {
    port: portOf(edge),
    apiUrl: `http://localhost:${portOf(api)}`,
    purges: [],
    isRefusing: false,
    close: async () => {
      for (const server of [edge, api]) {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      }
    },
  };
  return standIn;
}

/**
 * The seconds for which a CDN keeps an answer: its own header counts, and no directive of `Cache-Control` beside it.
 * @param {http.IncomingHttpHeaders} headers
 * @param {string} control
 */
function secondsOf(headers, control) {
  const forBrowsers = headers['cache-control'] ?? '';
  if (/\bprivate\b/.test(forBrowsers) || headers['set-cookie']) return 0;
  const [, seconds = '0'] = /\b(?:s-maxage|max-age)=(\d+)/.exec(String(headers[control] ?? forBrowsers)) ?? [];
  return Number(seconds);
}
