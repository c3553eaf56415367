import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SignedBody, signBody, verifySignature } from './signature.ts';

const secret = 'a secret of the deployment';
const sentAt = 1_795_168_200;
const body = '{"event":"publish","title":"Qué es ASNEF"}';
const message: SignedBody = { body, timestamp: String(sentAt), signature: signBody(secret, sentAt, body) };

test('a signature is HMAC-SHA256 over time and body, in hex, so that any language can make it', () => {
  // printf '1795168200.{}' | openssl dgst -sha256 -hmac key
  expect(signBody('key', sentAt, '{}')).toBe('a2a8f06dac12f7309f42c1efb9fa190fe631eee1547c7ed7569ef6513df2f800');
});

test('what was signed is accepted', () => {
  expect(verifySignature(secret, sentAt, message)).toEqual({ ok: true });
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), fc.integer({ min: 0, max: 2 ** 32 }), (key, text, time) => {
      const signed = { body: text, timestamp: String(time), signature: signBody(key, time, text) };
      expect(verifySignature(key, time, signed).ok).toBe(true);
    }),
  );
});

describe('a message is refused', () => {
  test.each([
    ['missing', 'a signature', { signature: null }],
    ['missing', 'a time', { timestamp: null }],
    ['malformed', 'a hex signature', { signature: 'Zm9v' }],
    ['malformed', 'a full signature', { signature: 'abcd' }],
    ['malformed', 'a time in seconds', { timestamp: '2026-11-20' }],
    ['mismatch', 'the body that was signed', { body: `${body} ` }],
    ['mismatch', 'the time that was signed', { timestamp: String(sentAt + 1) }],
    ['mismatch', 'the right signature', { signature: '0'.repeat(64) }],
  ] as const)('as %s without %s', (reason, _, change) => {
    expect(verifySignature(secret, sentAt, { ...message, ...change })).toEqual({ ok: false, reason });
  });

  test('as mismatch under another secret', () => {
    expect(verifySignature('another', sentAt, message)).toEqual({ ok: false, reason: 'mismatch' });
  });

  test.each([-301, 301])('as expired %i seconds away', (seconds) => {
    expect(verifySignature(secret, sentAt + seconds, message)).toEqual({ ok: false, reason: 'expired' });
  });
});

test.each([-300, 300])('a clock that is %i seconds off is forgiven', (seconds) => {
  expect(verifySignature(secret, sentAt + seconds, message)).toEqual({ ok: true });
});

test('nothing is signed or accepted without a secret', () => {
  expect(() => signBody('', sentAt, body)).toThrow('secret');
  expect(() => verifySignature('', sentAt, message)).toThrow('secret');
});
