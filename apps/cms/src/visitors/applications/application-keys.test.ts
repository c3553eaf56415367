import { expect, test } from 'vitest';
import { createApplicationKeys } from './application-keys';

const keys = createApplicationKeys('secret-of-the-tests');
const key = '8b5a1d1e-6f0c-4c2a-9a51-0d6f7d1f3c11';

test('token: depends on the idempotency key and the secret, and has the form that the cookie allows', () => {
  expect(keys.token(key)).toMatch(/^[\w-]{43}$/);
  expect(createApplicationKeys('secret-of-the-tests').token(key)).toBe(keys.token(key));
  expect(createApplicationKeys('another').token(key)).not.toBe(keys.token(key));
  expect(keys.token(key.replace('8', '9'))).not.toBe(keys.token(key));
});

test('keyHash: the stored hash of an idempotency key differs from its token and from its content hash', () => {
  const stored = Buffer.from(keys.keyHash(key), 'hex').toString('base64url');
  expect(stored).not.toBe(keys.token(key));
  expect(keys.contentHash(key)).not.toBe(keys.keyHash(key));
});
