import { HOSTILE_TEXTS } from './hostile-values.ts';
import type { Random } from './random.ts';

export interface Body {
  contentType: string | undefined;
  bytes: Buffer;
}

type BodyMaker = (random: Random) => Body;

const body = (contentType: string | undefined, content: string | Buffer): Body => ({
  contentType,
  bytes: typeof content === 'string' ? Buffer.from(content) : content,
});

const BOUNDARY = 'b0undary';

export interface Part {
  name: string;
  value: string;
  /** More of its header: `; filename="a.png"\r\nContent-Type: image/png`. */
  more?: string;
}

/** A whole multipart body. */
export function multipart(parts: readonly Part[]): Body {
  const text = parts.map(
    ({ name, value, more = '' }) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`,
  );
  return body(`multipart/form-data; boundary=${BOUNDARY}`, `${text.join('')}--${BOUNDARY}--\r\n`);
}

/** JSON of any depth and shape, with hostile keys and values. */
export function hostileJson(random: Random, depth = 3): unknown {
  const text = () => random.pick(HOSTILE_TEXTS);
  if (depth === 0 || random.chance(0.3)) return random.pick<unknown>([text(), null, true, -0, 1e308, [], {}, text()]);
  const children = random.below(4);
  if (random.chance(0.3)) return random.times(children, () => hostileJson(random, depth - 1));
  return Object.fromEntries(random.times(children, () => [text(), hostileJson(random, depth - 1)]));
}

/** An error of a browser (`/api/error`) with hostile values in some of its fields. */
function hostileReport(random: Random): unknown {
  const or = (usual: unknown) => (random.chance(0.3) ? random.pick<unknown>([...HOSTILE_TEXTS, -1, null]) : usual);
  return {
    build: or('k3'),
    source: or('script'),
    message: random.pick(HOSTILE_TEXTS),
    frames: random.times(random.below(22), () => ({ file: or('a.js'), line: or(1), column: or(1e6), name: or('a') })),
  };
}

const fields = ['locale', 'name', 'text', 'email', 'stars', 'data', 'key', 'form', 'files', 'fileInfo', 'query'];

const hostilePart = (random: Random): Part => ({
  name: random
    .pick([...fields, ...HOSTILE_TEXTS.slice(0, 30), '$ACTION_REF_1', '$ACTION_1:0', '$ACTION_KEY'])
    .replace(/["\r\n]/g, ''),
  value: random.pick(HOSTILE_TEXTS),
  more: random.pick([
    '',
    '',
    '; filename="a.png"\r\nContent-Type: image/png',
    '; filename="../../a.svg"\r\nContent-Type: image/svg+xml',
    '\r\nContent-Transfer-Encoding: base64',
    "; filename*=UTF-8''%00",
  ]),
});

const CHARSETS = ['utf-8', 'utf-16', 'iso-2022-jp', 'x-unknown', '', '"', 'utf-8; charset=latin1'];

/** Bodies that are broken in a different way each. */
const MAKERS: readonly BodyMaker[] = [
  (random) => body('application/json', JSON.stringify(hostileJson(random))),
  (random) => body('application/json', JSON.stringify(hostileReport(random))),
  (random) => body('application/json', JSON.stringify(hostileJson(random)).slice(0, -1)),
  (random) => body(`application/json; charset=${random.pick(CHARSETS)}`, JSON.stringify(hostileJson(random))),
  (random) => body('application/json', '['.repeat(1 + random.below(60_000))),
  (random) => body('application/json', `${'{"a":'.repeat(random.below(9_000))}1`),
  (random) =>
    body(
      'application/json',
      `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":1}},"data":${random.below(9)}}`,
    ),
  (random) => body('application/json', `{"a":"${'x'.repeat(random.below(400_000))}"}`),
  () => body('application/json', Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d])),
  (random) => body('application/json', Buffer.from(random.times(1 + random.below(400), () => random.below(256)))),
  (random) =>
    body('application/json', random.pick(['', 'null', '"text"', '7', 'true', '{}', '[]', '\u0000', '{"a":1}{"b":2}'])),
  (random) =>
    body(
      'application/x-www-form-urlencoded',
      random.times(random.below(30), () => `${random.pick(fields)}=${random.pick(HOSTILE_TEXTS)}`).join('&'),
    ),
  (random) =>
    body('application/x-www-form-urlencoded', `${'a[b]'.repeat(random.below(2_000))}=1&a[__proto__][x]=2&%=%`),
  (random) => body('application/x-www-form-urlencoded', 'a=1&'.repeat(random.below(20_000))),
  (random) => multipart(random.times(random.below(12), () => hostilePart(random))),
  (random) => cut(random, multipart(random.times(1 + random.below(6), () => hostilePart(random)))),
  (random) => ({
    ...multipart([hostilePart(random)]),
    contentType: random.pick([
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary="',
      'multipart/form-data; boundary=other',
      'multipart/mixed; boundary=b0undary',
      `multipart/form-data; boundary=${'b'.repeat(300)}`,
    ]),
  }),
  (random) => multipart(random.times(1_200, () => ({ name: `f${random.below(50)}`, value: '' }))),
  (random) =>
    body(
      'text/plain;charset=UTF-8',
      random.pick([
        '[]',
        '["$K1"]',
        '["$F1"]',
        '[{"a":"$B9"}]',
        '["$@1","$n9999999999999999"]',
        '0:["$1"]',
        '["$Q1","$W2","$i3"]',
        '{',
      ]),
    ),
  (random) =>
    body(
      random.pick([
        'text/html',
        'application/xml',
        'image/png',
        'application/octet-stream',
        'a',
        '/',
        ';',
        'application/json, text/plain',
        undefined,
      ]),
      random.pick(HOSTILE_TEXTS),
    ),
  () =>
    body('application/xml', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
];

function cut(random: Random, { contentType, bytes }: Body): Body {
  return { contentType, bytes: bytes.subarray(0, random.below(bytes.length)) };
}

export const hostileBody: BodyMaker = (random) => random.pick(MAKERS)(random);
