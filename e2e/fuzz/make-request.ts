import type { WebAddress } from './addresses.ts';
import { type Body, hostileBody, hostileJson, multipart } from './bodies.ts';
import { escaped, HOSTILE_TEXTS } from './hostile-values.ts';
import { hostileMessage, hostileQuery, MESSAGE_PATHS, type Subjects } from './messages.ts';
import type { Random } from './random.ts';

export interface FuzzedRequest {
  app: 'web' | 'cms';
  method: string;
  bytes: Buffer;
  /** The client goes away after this time, because the bytes are no whole request. */
  leavesAfterMs: number | undefined;
}

/** What requests are made of. */
export interface Corpus {
  cmsHost: string;
  web: { listed: readonly WebAddress[]; unlisted: readonly WebAddress[] };
  cms: readonly string[];
  /** Ids of server actions that pages of the site name. */
  actions: readonly string[];
  subjects: Subjects;
  tokens: { read: string; write: string };
}

type Headers = [name: string, value: string][];

interface Draft {
  app: 'web' | 'cms';
  host: string;
  method: string;
  target: string;
  headers: Headers;
  body: Body | undefined;
}

const METHODS = ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'CONNECT', 'PROPFIND', 'MKCOL', 'QUERY', 'BREW'];

/** The request of an index. It is a function of its randomness only. */
export function makeRequest(random: Random, corpus: Corpus): FuzzedRequest {
  const draft = random.pick([
    webPage,
    webPage,
    webPage,
    webOther,
    webOther,
    webAction,
    cmsAddress,
    cmsAddress,
    cmsMessage,
    cmsGraphql,
  ])(random, corpus);
  const method = random.chance(0.12) ? random.pick(METHODS) : draft.method;
  const target = random.chance(0.5) ? withQuery(random, draft.target) : draft.target;
  const headers: Headers = [
    ['Host', random.chance(0.06) ? random.pick(HOSTS) : draft.host],
    // Limits that count addresses must not hide what is behind them.
    ['X-Forwarded-For', `198.${18 + random.below(2)}.${random.below(256)}.${random.below(256)}`],
    ['Connection', 'close'],
    ...draft.headers,
    ...(random.chance(0.4) ? random.times(1 + random.below(3), () => hostileHeader(random)) : []),
  ];
  return serialize(random, { ...draft, method, target, headers });
}

function fill(random: Random, path: string): string {
  return path.replaceAll('{value}', () => escaped(random, random.pick(HOSTILE_TEXTS)).slice(0, 6000));
}

function webPage(random: Random, { web }: Corpus): Draft {
  const { host, path } = random.pick(web.listed);
  const changed = random.pick<(text: string) => string>([
    (text) => text,
    (text) => text,
    (text) => text.replace(/\/$/, ''),
    (text) => text.toUpperCase(),
    (text) => `/${text}`,
    (text) => text.replaceAll('/', '//'),
    (text) => `${text}./../`,
    (text) => `${text}${escaped(random, random.pick(HOSTILE_TEXTS)).slice(0, 3000)}`,
    (text) => text.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    (text) => `${text}index.html`,
    (text) => `http://${host}${text}`,
  ])(path);
  return { app: 'web', host, method: 'GET', target: changed, headers: [], body: undefined };
}

function webOther(random: Random, { web }: Corpus): Draft {
  const { host, path } = random.pick(web.unlisted);
  const isPost = random.chance(0.25);
  return {
    app: 'web',
    host,
    method: isPost ? 'POST' : 'GET',
    target: fill(random, path),
    headers: isPost && random.chance(0.5) ? [['Origin', `http://${host}`]] : [],
    body: isPost ? hostileBody(random) : undefined,
  };
}

/** A post to a server action: known and unknown ids, in the header and in the form, with arguments that React cannot read. */
function webAction(random: Random, { web, actions }: Corpus): Draft {
  const { host, path } = random.chance(0.5)
    ? random.pick(web.listed)
    : { ...random.pick(web.listed), path: '/application/' };
  const id =
    random.chance(0.7) && actions.length > 0
      ? random.pick(actions)
      : random.pick(['0'.repeat(42), 'x', '', ...HOSTILE_TEXTS.slice(0, 12)]);
  const headers: Headers = [['Origin', `http://${host}`]];
  const isCalled = random.chance(0.5);
  if (isCalled) headers.push(['Next-Action', id.replaceAll(/\p{Cc}/gu, '')]);
  const parts = [
    ...random.pick([
      [{ name: `$ACTION_ID_${id}`, value: '' }],
      [
        { name: '$ACTION_REF_1', value: '' },
        { name: '$ACTION_1:0', value: JSON.stringify({ id, bound: random.pick([null, '$@1', '$@9', [], 7]) }) },
        { name: '$ACTION_1:1', value: JSON.stringify(hostileJson(random)) },
        { name: '$ACTION_KEY', value: 'k1' },
      ],
      [
        {
          name: '0',
          value: JSON.stringify(
            random.pick<unknown>([
              ['$undefined', '$K1'],
              ['$T', '$K1'],
              [7],
              [{ attempt: -1 }, '$K1'],
              '$1',
              ['$1:__proto__:then', '$K1'],
              ['$Q2'],
            ]),
          ),
        },
        { name: '1_text', value: 'x' },
        { name: '1_name', value: 'x' },
      ],
    ]),
    ...random.times(random.below(8), () => ({
      name: random.pick([
        'locale',
        'subjectType',
        'subjectId',
        'name',
        'email',
        'text',
        'rating',
        'parentId',
        'key',
        'form',
        'version',
        'arm',
        'proof',
        'amount',
        'days',
        'q7vd',
        '__proto__',
        'constructor',
      ]),
      value: random.pick([...HOSTILE_TEXTS, 'es-ES', 'application', 'home']),
    })),
  ];
  const body = random.chance(0.75) ? multipart(parts) : hostileBody(random);
  return { app: 'web', host, method: 'POST', target: path, headers, body };
}

function cmsAddress(random: Random, corpus: Corpus): Draft {
  const isPost = random.chance(0.45);
  return {
    app: 'cms',
    host: corpus.cmsHost,
    method: isPost ? random.pick(['POST', 'POST', 'PUT', 'DELETE']) : 'GET',
    target: fill(random, random.pick(corpus.cms)),
    headers: random.chance(0.4) ? [authorization(random, corpus)] : [],
    body: isPost ? hostileBody(random) : undefined,
  };
}

function authorization(random: Random, { tokens }: Corpus): Headers[number] {
  const value = random.pick([
    `Bearer ${tokens.read}`,
    `Bearer ${tokens.write}`,
    'Bearer',
    'Bearer x.y.z',
    'Basic eDp5',
    `Bearer ${'x'.repeat(4000)}`,
    'Bearer eyJhbGciOiJub25lIn0.e30.',
  ]);
  return ['Authorization', value];
}

/** A message as the web app's server sends it, with hostile values. */
function cmsMessage(random: Random, corpus: Corpus): Draft {
  const path = random.pick(MESSAGE_PATHS);
  const bytes = Buffer.from(hostileMessage(random, path, corpus.subjects));
  return {
    app: 'cms',
    host: corpus.cmsHost,
    method: 'POST',
    target: path,
    headers: [['Authorization', `Bearer ${corpus.tokens.write}`]],
    body: { contentType: 'application/json', bytes },
  };
}

function cmsGraphql(random: Random, corpus: Corpus): Draft {
  const text = hostileQuery(random);
  const isGet = random.chance(0.15);
  return {
    app: 'cms',
    host: corpus.cmsHost,
    method: isGet ? 'GET' : 'POST',
    target: isGet ? `/graphql?query=${encodeURIComponent(Buffer.from(text).toString()).slice(0, 6000)}` : '/graphql',
    headers: random.chance(0.7) ? [['Authorization', `Bearer ${corpus.tokens.read}`]] : [],
    body: isGet ? undefined : { contentType: 'application/json', bytes: Buffer.from(text) },
  };
}

const QUERY_KEYS = [
  'q',
  'page',
  'comments',
  'comments-page',
  'amount',
  'days',
  'sort',
  'utm_source',
  'utm_term',
  'ver',
  'lead_id',
  '_rsc',
  'locale',
  'populate',
  'filters[$or][0][id]',
  'fields[]',
  'pagination[pageSize]',
  'status',
  '__proto__[x]',
  'constructor[prototype][x]',
  'a[]',
  'a[b][c][d][e]',
];

function withQuery(random: Random, target: string): string {
  const pairs = random.times(1 + random.below(random.chance(0.03) ? 600 : 4), () => {
    const key = random.chance(0.7)
      ? random.pick(QUERY_KEYS)
      : escaped(random, random.pick(HOSTILE_TEXTS)).slice(0, 400);
    return random.chance(0.1) ? key : `${key}=${escaped(random, random.pick(HOSTILE_TEXTS)).slice(0, 2000)}`;
  });
  return `${target}${target.includes('?') ? '&' : '?'}${pairs.join('&')}`.slice(0, 12_000);
}

const HOSTS = [
  '',
  'evil.example',
  'localhost',
  'es.localhost',
  'es.localhost:99999',
  '127.0.0.1',
  '[::1]',
  'es.localhost@evil.example',
  'ES.LOCALHOST',
  'a'.repeat(300),
  'xn--',
  '..',
  'es.localhost, evil.example',
];

const HEADER_NAMES = [
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Port',
  'Forwarded',
  'X-Real-Ip',
  'X-HTTP-Method-Override',
  'X-Original-Url',
  'X-Rewrite-Url',
  'X-Middleware-Subrequest',
  'X-Middleware-Rewrite',
  'X-Middleware-Prefetch',
  'X-Nextjs-Data',
  'X-Invoke-Path',
  'X-Invoke-Status',
  'X-Matched-Path',
  'Next-Url',
  'Next-Router-State-Tree',
  'Next-Router-Prefetch',
  'Next-Router-Segment-Prefetch',
  'Next-Action',
  'RSC',
  'X-Prerender-Revalidate',
  'X-Pf-Path',
  'X-Pf-Socket',
  'X-Pf-Not-Found',
  'X-Request-Id',
  'X-Prestafaro-Signature',
  'X-Prestafaro-Timestamp',
  'X-Prestafaro-Network',
  'Content-Encoding',
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'If-None-Match',
  'If-Modified-Since',
  'Range',
  'Origin',
  'Referer',
  'User-Agent',
  'Cookie',
  'Expect',
  'Upgrade',
  'TE',
  'Transfer-Encoding',
  'Access-Control-Request-Method',
  'Purpose',
  'Apollo-Require-Preflight',
];

const HEADER_VALUES = [
  '1',
  'bytes=0-0',
  'bytes=-1,-1,5-2',
  'gzip',
  'br;q=x',
  'chunked',
  'identity',
  'websocket',
  '100-continue',
  'https',
  '/admin',
  '/es-ES/not-found/x',
  '[""]',
  '%5B%22%22%5D',
  '["",{"children":["__PAGE__",{}]}]',
  'W/"x"',
  '*',
  'Thu, 99 Foo 1970',
  'middleware:middleware:middleware',
  'src/proxy:src/proxy',
  'text/x-component',
  'pf_locale=ru-UA',
  'pf_application=x; pf_application=y',
  `pf_application=${'A'.repeat(43)}`,
  'a=%E0%A4%A; __proto__=1; =; ;;',
  'null',
  'http://evil.example',
  'GET',
];

function hostileHeader(random: Random): Headers[number] {
  const value = random.chance(0.7) ? random.pick(HEADER_VALUES) : random.pick(HOSTILE_TEXTS).slice(0, 3000);
  // Line breaks would end the header. Other forbidden characters are sent now and then.
  const oneLine = value.replaceAll(/[\r\n]/g, '');
  return [
    random.pick(HEADER_NAMES),
    random.chance(0.03) ? oneLine : oneLine.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, ''),
  ];
}

function serialize(random: Random, { app, method, target, headers, body }: Draft): FuzzedRequest {
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  if (body?.contentType !== undefined) lines.push(`Content-Type: ${body.contentType}`);
  const bytes = body?.bytes ?? Buffer.alloc(0);
  const lengths = random.below(40);
  const isChunked = lengths === 0;
  const declared =
    lengths === 1 ? bytes.length + 1 + random.below(1000) : lengths === 2 ? Math.floor(bytes.length / 2) : bytes.length;
  if (body) lines.push(isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${declared}`);
  const requestTarget = random.chance(0.97) ? target.replaceAll(/[\s\p{Cc}]/gu, '') : target;
  const version = random.chance(0.985)
    ? 'HTTP/1.1'
    : random.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTCPCP/1.0', '']);
  const head = Buffer.from(`${method} ${requestTarget || '/'} ${version}\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  const sentBody = isChunked ? chunked(random, bytes) : bytes;
  const whole = Buffer.concat([head, sentBody]);
  const isCut = random.chance(0.01);
  const sent = isCut ? whole.subarray(0, random.below(whole.length)) : whole;
  const claimsMore =
    isCut ||
    declared > bytes.length ||
    isChunked ||
    lines.some((line) => /^(Expect|Transfer-Encoding|Upgrade):/i.test(line));
  return { app, method, bytes: sent, leavesAfterMs: claimsMore ? 500 : undefined };
}

function chunked(random: Random, bytes: Buffer): Buffer {
  const size = random.chance(0.8) ? bytes.length.toString(16) : random.pick(['zz', '-1', 'ffffffffffffffff', '']);
  return Buffer.concat([Buffer.from(`${size}\r\n`), bytes, Buffer.from(random.chance(0.8) ? '\r\n0\r\n\r\n' : '')]);
}
