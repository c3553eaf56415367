import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUuidV4 } from './uuid.ts';

test('isUuidV4: accepts an id of the platform with or without hyphens, in either letter case', () => {
  for (let round = 0; round < 100; round += 1) {
    const id = randomUUID();
    expect(isUuidV4(id)).toBe(true);
    expect(isUuidV4(id.toUpperCase())).toBe(true);
    expect(isUuidV4(id.replaceAll('-', ''))).toBe(true);
  }
});

test.each([
  ['another version', '3f2b8c1e-5d4a-11ee-8c99-0242ac120002'],
  ['another variant', '3f2b8c1e-5d4a-4c3b-7c99-0242ac120002'],
  ['only some hyphens', '3f2b8c1e-5d4a-4c3b-8c990242ac120002'],
  ['a space before it', ' 3f2b8c1e-5d4a-4c3b-8c99-0242ac120002'],
  ['a line break after it', '3f2b8c1e-5d4a-4c3b-8c99-0242ac120002\n'],
  ['no characters', ''],
])('isUuidV4: refuses a text with %s', (_, text) => {
  expect(isUuidV4(text)).toBe(false);
});

test('isUuidV4: accepts every id of the fast-check generator', () => {
  fc.assert(fc.property(fc.uuid({ version: 4 }), isUuidV4));
  fc.assert(fc.property(fc.uuid({ version: [1, 7] }), (id) => !isUuidV4(id)));
});
