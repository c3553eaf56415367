import { expect, test } from 'vitest';
import { readEvents } from './event-request.ts';
import { maxEventsOfRequest } from './event-table.ts';

const event = {
  event_key: '7d9f4c1e-2a4b-4f6d-9e8a-0242ac120003',
  event_id: 5,
  session_id: '3f2b8c1e-5d4a-4c3b-8c99-0242ac120002',
  client_id: '3f2b8c1e5d4a4c3b8c990242ac120002',
  domain: 'es.example.com',
};

test('readEvents: reads one event and a list of them', () => {
  expect(readEvents(event)).toEqual({ events: [event], wrong: [] });
  expect(readEvents([event, event])).toEqual({ events: [event, event], wrong: [] });
});

test('readEvents: leaves wrong events out and names each with its place and field, without a value', () => {
  const list = [{ ...event, client_id: 'ana' }, event, { ...event, 'ana@example.com': 'ana' }, 'ana', event];
  const wrong = [{ event: 0, field: 'client_id' }, { event: 2 }, { event: 3 }];
  expect(readEvents(list)).toEqual({ events: [event, event], wrong });
});

test.each([
  ['an empty list', [], { error: 'no-events' }],
  ['too many events', Array(maxEventsOfRequest + 1).fill(event), { error: 'too-many-events' }],
  ['a text', 'ana', { error: 'invalid-event', event: 0 }],
  ['a list in a list', [[event]], { error: 'invalid-event', event: 0 }],
  [
    'a list of wrong events',
    [{ ...event, client_id: 'ana' }, 'ana'],
    { error: 'invalid-event', event: 0, field: 'client_id' },
  ],
  ['a missing field', { ...event, domain: undefined }, { error: 'invalid-event', event: 0, field: 'domain' }],
  ['an unknown field', { ...event, 'ana@example.com': 'ana' }, { error: 'invalid-event', event: 0 }],
])('readEvents: refuses %s and repeats nothing of it', (_, body, expected) => {
  const read = readEvents(body);
  if (!('refused' in read)) throw new Error('accepted');
  const { message, ...rest } = read.refused;
  expect(rest).toEqual(expected);
  expect(message).toMatch(/^[A-Z].*\.$/);
  expect(JSON.stringify(read)).not.toContain('ana');
});
