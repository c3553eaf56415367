import { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { controlEdge, withholdFromEdge } from '@/server/cdn/edge-control';

const stored = {
  'surrogate-key': 'aaaaaaaaaaaa',
  etag: '"a"',
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=3600, stale-while-revalidate=31532400',
  'x-nextjs-cache': 'HIT',
};

/** The headers that leave the server, which calls the functions in this order. */
function sent(headers: Record<string, string>, status = 200, method = 'GET') {
  const response = new ServerResponse({ method } as never);
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  withholdFromEdge('fastly')(response, []);
  controlEdge('fastly')(response);
  return response.getHeaders();
}

describe('what a CDN is told', () => {
  it.each([
    [200, 'GET'],
    [200, 'HEAD'],
    [304, 'GET'],
  ])('keeps a stored page for its lifetime, also while nobody answers it (%s to %s)', (status, method) => {
    expect(sent(stored, status, method)).toEqual({
      ...stored,
      'surrogate-control': 'max-age=3600, stale-if-error=86400',
    });
  });

  it.each([
    ['that was dropped', { 'x-nextjs-cache': 'STALE' }, 200],
    ['that another server makes again', { 'x-pf-older': '1' }, 200],
    ['that could not be made again', { 'cache-control': 's-maxage=30' }, 200],
    ['with a cookie', { 'set-cookie': 'a=b' }, 200],
    ['that was not found', {}, 404],
    ['for the navigation of Next', { 'content-type': 'text/x-component' }, 200],
  ])('does not keep a page %s, and nginx cannot take it for unchanged', (_, headers, status) => {
    const answer = sent({ ...stored, ...headers }, status);
    expect(answer).toMatchObject({ 'surrogate-control': 'max-age=0' });
    expect(answer).not.toHaveProperty('surrogate-key');
    expect(answer).not.toHaveProperty('etag');
  });

  it.each([
    ['private, no-store', 'private, no-store'],
    ['no-store', 'private, no-store'],
    ['public, max-age=0, must-revalidate', 'public, max-age=0, must-revalidate'],
  ])('keeps no answer with "%s"', (control, expected) => {
    expect(sent({ 'cache-control': control })).toEqual({ 'cache-control': expected, 'surrogate-control': 'max-age=0' });
  });

  it('does not keep a page that depends on a cookie, which nginx may still compare by its ETag', () => {
    const answer = sent({ ...stored, 'cache-control': 'private, no-cache' });
    expect(answer).toMatchObject({
      etag: '"a"',
      'cache-control': 'private, no-cache',
      'surrogate-control': 'max-age=0',
    });
    expect(answer).not.toHaveProperty('surrogate-key');
  });

  it('keeps a file whose name contains its hash', () => {
    const file = { 'cache-control': 'public, max-age=31536000, immutable' };
    expect(sent(file)).toEqual(file);
  });
});
