import { expect, test } from 'vitest';
import { changedParts, filesOfPart, hashOfPart, NIGHTLY_PARTS } from './nightly.mjs';

test.each(NIGHTLY_PARTS)('%s: each pattern names files of the repository', (part) => {
  expect(filesOfPart(part).length).toBeGreaterThan(0);
});

test('a part is run where it has not passed with its files as they are', () => {
  const passed = Object.fromEntries(NIGHTLY_PARTS.map((part) => [part, hashOfPart(part)]));
  expect(changedParts(passed)).toEqual([]);
  expect(changedParts({ ...passed, firefox: 'another' })).toEqual(['firefox']);
  expect(changedParts({})).toEqual(NIGHTLY_PARTS);
});
