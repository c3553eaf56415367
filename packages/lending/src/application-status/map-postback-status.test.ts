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
])('%s of the network is %s', (status, ours) => {
  expect(mapPostbackStatus(table, status)).toEqual({ ok: true, status: ours });
});

test('a status can be known and say nothing about the application', () => {
  expect(mapPostbackStatus(table, 'test')).toEqual({ ok: true, status: 'ignored' });
});

describe('what the table does not have is refused, with what it has', () => {
  test.each(['approved', 'Hold', ' hold', '', '{status}', 'constructor', '__proto__', 'toString'])('%j', (status) => {
    expect(mapPostbackStatus(table, status)).toEqual({
      ok: false,
      problem: { code: 'unknown_status', status, known: ['2', 'hold', 'sale', 'test'] },
    });
  });
});

test('whatever a network sends, it is one of its table’s statuses or refused', () => {
  fc.assert(
    fc.property(fc.string(), (status) => {
      const mapped = mapPostbackStatus(table, status);
      expect(mapped.ok).toBe(Object.keys(table).includes(status));
    }),
  );
});

test('a postback can say all that the journey lets it say, and nothing else', () => {
  const possible = new Set(applicationStatuses.flatMap((status) => legalChanges(status, 'postback')));
  expect(possible).toEqual(new Set(postbackStatuses));
});
