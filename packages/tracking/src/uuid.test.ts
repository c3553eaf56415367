import { isUuidV4 } from '@prestafaro/types/uuid';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newUuidV4 } from './uuid.ts';

test('newUuidV4: returns a UUID version 4 for any random bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (random) => {
      const id = newUuidV4((bytes) => bytes.set(random));
      expect(id).toHaveLength(36);
      expect(isUuidV4(id)).toBe(true);
    }),
  );
});

test('newUuidV4: keeps all random bits but the six of version and variant', () => {
  expect(newUuidV4((bytes) => bytes.fill(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(newUuidV4((bytes) => bytes.fill(0))).toBe('00000000-0000-4000-8000-000000000000');
});

test('newUuidV4: returns different ids with the generator of the platform', () => {
  const ids = Array.from({ length: 100 }, () => newUuidV4((bytes) => crypto.getRandomValues(bytes)));
  expect(new Set(ids).size).toBe(100);
});
