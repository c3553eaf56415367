import { expect, test } from 'vitest';
import { readStoredEvents, storedEvents } from './stored-event';
import { newStoredEvents } from './testing/new-stored-events';

const event = {
  event_key: '7D9F4C1E-2a4b-4f6d-9e8a-0242ac120003',
  event_id: 5,
  session_id: '3f2b8c1e-5d4a-4c3b-8c99-0242ac120002',
  client_id: '3f2b8c1e5d4a4c3b8c990242ac120002',
  domain: 'es.example.com',
};

test('storedEvents: writes ids alike, and names the day in UTC', () => {
  const receivedAt = new Date('2026-11-24T00:30:00+02:00');
  expect(storedEvents([event], { receivedAt, isBot: true })).toMatchObject([
    {
      event_key: '7d9f4c1e2a4b4f6d9e8a0242ac120003',
      session_id: '3f2b8c1e5d4a4c3b8c990242ac120002',
      client_id: '3f2b8c1e5d4a4c3b8c990242ac120002',
      day: '2026-11-23',
      received_at: '2026-11-23T22:30:00.000Z',
      is_bot: true,
      sub1: null,
      sub8: null,
    },
  ]);
});

test('readStoredEvents: reads what was written', () => {
  const events = newStoredEvents(2);
  expect(readStoredEvents(JSON.stringify(events))).toEqual(events);
});

const [stored] = newStoredEvents(1);
test.each([
  ['no text', undefined],
  ['a text that is not JSON', '[{'],
  ['an object', JSON.stringify(stored)],
  ['null in a list', '[null]'],
  ['a text in a list', '["x"]'],
  ['an event without a key', JSON.stringify([{ ...stored, event_key: undefined }])],
  ['a key that is no UUID', JSON.stringify([{ ...stored, event_key: '1' }])],
  ['a day of another time', JSON.stringify([{ ...stored, day: '2020-01-01' }])],
  ['a day that is SQL', JSON.stringify([{ ...stored, day: "'); drop table x --" }])],
  ['a time that does not exist', JSON.stringify([{ ...stored, received_at: '2026-02-31T00:00:00.000Z' }])],
])('readStoredEvents: returns null for %s', (_, text) => {
  expect(readStoredEvents(text)).toBeNull();
});
