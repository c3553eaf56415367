import { serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { readEntry } from '@/server/page-cache/stored-entry.mjs';

const page = {
  kind: 'APP_PAGE',
  html: '<p>page</p>',
  rscData: Buffer.from('rsc'),
  headers: { 'x-next-cache-tags': 'page', 'set-cookie': ['a=1'], etag: undefined },
  postponed: undefined,
  status: undefined,
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
};
const fetched = {
  kind: 'FETCH',
  data: { headers: {}, body: '{}', url: '', status: 200 },
  tags: ['feed:es'],
  revalidate: 300,
};
const entry = (value: unknown, more: object = {}) => ({ lastModified: 1, cacheControl: undefined, value, ...more });

describe('readEntry', () => {
  it.each([
    ['a page', entry(page, { cacheControl: { revalidate: 3600, expire: undefined } })],
    ['a page that never expires', entry(page, { cacheControl: { revalidate: false, expire: undefined } })],
    ['a route', entry({ kind: 'APP_ROUTE', body: Buffer.from('text'), status: 200, headers: {} })],
    ['fetched data', entry(fetched)],
    ['a redirect', entry({ kind: 'REDIRECT', props: { to: '/' } })],
    ['a field of a later Next', entry({ ...page, later: 1 }, { later: 2 })],
  ])('returns %s as it was stored', (_, stored) => {
    expect(readEntry(serialize(stored))).toEqual(stored);
  });

  it.each([
    ['text', Buffer.from('<p>page</p>')],
    ['nothing', serialize(null)],
    ['another object', serialize({ html: '<p>page</p>' })],
    ['a page without a time', serialize({ value: page })],
    ['an entry without a value', serialize(entry(null))],
    ['an unknown kind', serialize(entry({ ...page, kind: 'SCRIPT' }))],
    ['a page whose HTML is no text', serialize(entry({ ...page, html: { toString: 'x' } }))],
    ['a page with a header that is an object', serialize(entry({ ...page, headers: { location: {} } }))],
    ['a page with the status 0', serialize(entry({ ...page, status: 0 }))],
    ['segments that are no bytes', serialize(entry({ ...page, segmentData: new Map([['/_tree', 'tree']]) }))],
    ['data without a body', serialize(entry({ ...fetched, data: { headers: {}, url: '' } }))],
  ])('refuses %s', (_, stored) => {
    expect(readEntry(stored)).toBeUndefined();
  });
});
