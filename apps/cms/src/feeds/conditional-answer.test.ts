import { expect, test } from 'vitest';
import { etagOf, isKnown } from './conditional-answer';

const etag = etagOf('[1,2]');

test('the same body has the same tag and another body another', () => {
  expect(etagOf('[1,2]')).toBe(etag);
  expect(etagOf('[1,3]')).not.toBe(etag);
  expect(etag).toMatch(/^"[\w-]{43}"$/);
});

test.each([etag, `W/${etag}`, `"other", ${etag}`, '*'])('a caller who sends %s has the body', (header) => {
  expect(isKnown(header, etag)).toBe(true);
});

test.each(['', '"other"', etag.slice(1, -1)])('a caller who sends “%s” has not', (header) => {
  expect(isKnown(header, etag)).toBe(false);
});
