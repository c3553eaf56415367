import { expect, test } from 'vitest';
import { matchesEtag } from './etag.ts';

const etag = '"hPNJ7_-x"';

test.each([etag, `W/${etag}`, `"other", ${etag}`, '*'])('If-None-Match: %s names the body', (header) => {
  expect(matchesEtag(header, etag)).toBe(true);
});

test.each(['', '"other"', etag.slice(1, -1)])('If-None-Match: “%s” does not name the body', (header) => {
  expect(matchesEtag(header, etag)).toBe(false);
});
