import { expect, test } from 'vitest';
import { matchesEtag } from './etag.ts';

const etag = '"hPNJ7_-x"';

test.each([etag, `W/${etag}`, `"other", ${etag}`, '*'])('matchesEtag: returns true for If-None-Match %s', (header) => {
  expect(matchesEtag(header, etag)).toBe(true);
});

test.each(['', '"other"', etag.slice(1, -1)])('matchesEtag: returns false for If-None-Match “%s”', (header) => {
  expect(matchesEtag(header, etag)).toBe(false);
});
