import { describe, expect, test } from 'vitest';
import { isMalformed, lacksSlash, normalizedPath } from './path-syntax.ts';

describe('lacksSlash', () => {
  test.each(['/offers', '/ru/offers', '/a/b'])('%s gets a slash at its end', (path) => {
    expect(lacksSlash(path)).toBe(true);
  });

  test.each(['/', '/offers/', '/sitemap.xml', '/v1.2/x', '/api/event', '/ru/api'])('%s stays as it is', (path) => {
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

test('normalizedPath: writes escapes in upper case and only where they are needed', () => {
  expect(normalizedPath('/caf%c3%a9/%61/')).toBe('/caf%C3%A9/a/');
  expect(normalizedPath('/offers/')).toBe('/offers/');
});
