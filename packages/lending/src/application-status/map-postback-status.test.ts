import { applicationStatuses, postbackStatuses } from '@prestafaro/types/application';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapPostbackStatus, type PostbackTable } from './map-postback-status.ts';
import { legalChanges } from './status-changes.ts';

const table: PostbackTable = { hold: 'under_review', '2': 'declined', sale: 'paid_out', test: 'ignored' };

test.each([
  ['hold', 'under_review'],
  ['2', 'declined'],
  ['sale', 'paid_out'],
])('mapPostbackStatus: maps "%s" of the network to %s', (status, ours) => {
  expect(mapPostbackStatus(table, status)).toEqual({ ok: true, status: ours });
});

test('mapPostbackStatus: accepts a known status that is ignored', () => {
  expect(mapPostbackStatus(table, 'test')).toEqual({ ok: true, status: 'ignored' });
});

describe('mapPostbackStatus: refuses a status outside the table and lists the known ones', () => {
  test.each(['approved', 'Hold', ' hold', '', '{status}', 'constructor', '__proto__', 'toString'])('%j', (status) => {
    expect(mapPostbackStatus(table, status)).toEqual({
      ok: false,
      problem: { code: 'unknown_status', status, known: ['2', 'hold', 'sale', 'test'] },
    });
  });
});

test('mapPostbackStatus: maps or refuses any text', () => {
  fc.assert(
    fc.property(fc.string(), (status) => {
      const mapped = mapPostbackStatus(table, status);
      expect(mapped.ok).toBe(Object.keys(table).includes(status));
    }),
  );
});

test('postbackStatuses: has exactly the statuses that a postback may set', () => {
  const possible = new Set(applicationStatuses.flatMap((status) => legalChanges(status, 'postback')));
  expect(possible).toEqual(new Set(postbackStatuses));
});
