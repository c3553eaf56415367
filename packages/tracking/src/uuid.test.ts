import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUuidV4, newUuidV4 } from './uuid.ts';

test('whatever the random bytes are, the id is a UUID version 4', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (random) => {
      const id = newUuidV4((bytes) => bytes.set(random));
      expect(id).toHaveLength(36);
      expect(isUuidV4(id)).toBe(true);
    }),
  );
});

test('all random bits but the six of version and variant are in the id', () => {
  expect(newUuidV4((bytes) => bytes.fill(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(newUuidV4((bytes) => bytes.fill(0))).toBe('00000000-0000-4000-8000-000000000000');
});

test("the platform's generator makes ids that differ", () => {
  const ids = Array.from({ length: 100 }, () => newUuidV4((bytes) => crypto.getRandomValues(bytes)));
  expect(new Set(ids).size).toBe(100);
});
