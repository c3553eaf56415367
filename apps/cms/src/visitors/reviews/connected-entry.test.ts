import { expect, test } from 'vitest';
import { connectedEntry } from './connected-entry';

test.each([
  [{ connect: [{ id: 3, documentId: 'abc', locale: 'es-ES' }], disconnect: [] }, { documentId: 'abc' }],
  [{ set: [{ documentId: 'abc' }] }, { documentId: 'abc' }],
  [{ set: ['abc'] }, { documentId: 'abc' }],
  [{ id: 3 }, { id: 3 }],
  ['abc', { documentId: 'abc' }],
  [3, { id: 3 }],
])('connectedEntry: reads %o as %o', (relation, entry) => {
  expect(connectedEntry(relation)).toEqual(entry);
});

test.each([{ connect: [], disconnect: [] }, { set: [] }, null, undefined, '', []])(
  'connectedEntry: null for %o',
  (relation) => {
    expect(connectedEntry(relation)).toBeNull();
  },
);
