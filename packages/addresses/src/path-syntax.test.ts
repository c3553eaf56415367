import { describe, expect, test } from 'vitest';
import { isMalformed, lacksSlash, normalizedPath } from './path-syntax.ts';

describe('lacksSlash', () => {
  test.each(['/offers', '/ru/offers', '/a/b'])('returns true for %s', (path) => {
    expect(lacksSlash(path)).toBe(true);
  });

  test.each(['/', '/offers/', '/sitemap.xml', '/v1.2/x', '/api/event', '/ru/api'])('returns false for %s', (path) => {
    expect(lacksSlash(path)).toBe(false);
  });
});

test.each([
  ['/a%20b/', false],
  ['/%E0%A4%A/', true],
  ['/%zz/', true],
])('isMalformed: %s: %s', (path, isBroken) => {
  expect(isMalformed(path)).toBe(isBroken);
});

test('normalizedPath: writes escapes in upper case and removes unnecessary ones', () => {
  expect(normalizedPath('/caf%c3%a9/%61/')).toBe('/caf%C3%A9/a/');
  expect(normalizedPath('/offers/')).toBe('/offers/');
});
