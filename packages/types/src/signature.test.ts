import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SignedBody, signBody, verifySignature } from './signature.ts';

const secret = 'a secret of the deployment';
const sentAt = 1_795_168_200;
const body = '{"event":"publish","title":"Qué es ASNEF"}';
const message: SignedBody = { body, timestamp: String(sentAt), signature: signBody(secret, sentAt, body) };

test('signBody: returns HMAC-SHA256 over time and body in hex, as any language can compute it', () => {
  // printf '1795168200.{}' | openssl dgst -sha256 -hmac key
  expect(signBody('key', sentAt, '{}')).toBe('a2a8f06dac12f7309f42c1efb9fa190fe631eee1547c7ed7569ef6513df2f800');
});

test('verifySignature: accepts a signed body', () => {
  expect(verifySignature(secret, sentAt, message)).toEqual({ ok: true });
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), fc.integer({ min: 0, max: 2 ** 32 }), (key, text, time) => {
      const signed = { body: text, timestamp: String(time), signature: signBody(key, time, text) };
      expect(verifySignature(key, time, signed).ok).toBe(true);
    }),
  );
});

describe('verifySignature: refuses', () => {
  test.each([
    ['missing', 'a signature', { signature: null }],
    ['missing', 'a time', { timestamp: null }],
    ['malformed', 'a hex signature', { signature: 'Zm9v' }],
    ['malformed', 'a full signature', { signature: 'abcd' }],
    ['malformed', 'a time in seconds', { timestamp: '2026-11-20' }],
    ['mismatch', 'the body that was signed', { body: `${body} ` }],
    ['mismatch', 'the time that was signed', { timestamp: String(sentAt + 1) }],
    ['mismatch', 'the right signature', { signature: '0'.repeat(64) }],
  ] as const)('as "%s" a message without %s', (reason, _, change) => {
    expect(verifySignature(secret, sentAt, { ...message, ...change })).toEqual({ ok: false, reason });
  });

  test('as "mismatch" a message that was signed with another secret', () => {
    expect(verifySignature('another', sentAt, message)).toEqual({ ok: false, reason: 'mismatch' });
  });

  test.each([-301, 301])('as "expired" a message that is %i seconds off', (seconds) => {
    expect(verifySignature(secret, sentAt + seconds, message)).toEqual({ ok: false, reason: 'expired' });
  });
});

test('verifySignature: accepts either of two secrets, and says "expired" of an old message of either', () => {
  for (const secrets of [
    [secret, 'another'],
    ['another', secret],
  ]) {
    expect(verifySignature(secrets, sentAt, message)).toEqual({ ok: true });
    expect(verifySignature(secrets, sentAt + 301, message)).toEqual({ ok: false, reason: 'expired' });
  }
  expect(verifySignature(['another', 'third'], sentAt, message)).toEqual({ ok: false, reason: 'mismatch' });
});

test.each([-300, 300])('verifySignature: accepts a clock that is %i seconds off', (seconds) => {
  expect(verifySignature(secret, sentAt + seconds, message)).toEqual({ ok: true });
});

test('signBody and verifySignature: throw without a secret', () => {
  expect(() => signBody('', sentAt, body)).toThrow('secret');
  expect(() => verifySignature('', sentAt, message)).toThrow('secret');
});
