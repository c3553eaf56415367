import { expect, test } from 'vitest';
import { knownKeys, missingKeys } from './keys.mjs';

const key = (byte) => Buffer.alloc(32, byte).toString('base64');

test('a fingerprint identifies a key by id and bytes and does not reveal it', () => {
  const kept = knownKeys(`k2:${key(2)}, k1:${key(1)}`);
  expect(Object.keys(kept)).toEqual(['k2', 'k1']);
  expect(JSON.stringify(kept)).not.toContain(key(2).slice(0, 8));
  expect(missingKeys(kept, knownKeys(`k1:${key(1)},k2:${key(2)}`))).toEqual([]);
});

test('a key is missing if its id is unknown or has other bytes', () => {
  const kept = knownKeys(`k2:${key(2)},k1:${key(1)}`);
  expect(missingKeys(kept, knownKeys(`k2:${key(9)}`))).toEqual(['k2', 'k1']);
  expect(missingKeys(kept, knownKeys(''))).toEqual(['k2', 'k1']);
});
