import { expect, test } from 'vitest';
import { type EventName, trackedEvents } from './event-table.ts';
import { eventSchemaOf, trackedEventSchema } from './tracked-event.ts';

const names = Object.keys(trackedEvents) as EventName[];

const visit = {
  event_key: '7d9f4c1e-2a4b-4f6d-9e8a-0242ac120003',
  session_id: '3f2b8c1e-5d4a-4c3b-8c99-0242ac120002',
  client_id: '3f2b8c1e5d4a4c3b8c990242ac120002',
  domain: 'es.example.com',
};
const values = { sub5: 'blog', sub6: 'reg.2', sub7: '67', sub8: 0 };

test('trackedEvents: have each id once, because a report counts events by id', () => {
  const ids = names.map((name) => trackedEvents[name].id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('trackedEventSchema: accepts in sub4 the names of the table and no other', () => {
  const event = { event_id: 5, ...visit };
  for (const name of names) expect(trackedEventSchema.safeParse({ ...event, sub4: name }).success, name).toBe(true);
  for (const name of ['blur', '', 'PageView', 'toString'])
    expect(trackedEventSchema.safeParse({ ...event, sub4: name }).success, name).toBe(false);
});

test('trackedEvents: have the ids that reports use', () => {
  expect(Object.fromEntries(names.map((name) => [name, trackedEvents[name].id]))).toEqual({
    pageView: 5,
    focus: 6,
    filled: 7,
    invalid: 8,
    restored: 27,
    offerShown: 28,
    offerClicked: 29,
    armSeen: 30,
    webVital: 31,
  });
});

test.each(names)('eventSchemaOf: %s accepts its own fields and refuses those of other events', (name) => {
  const { id, properties } = trackedEvents[name];
  const isOwn = (field: string) => (properties as readonly string[]).includes(field);
  const event = { event_id: id, sub4: name, ...visit };
  const named = name === 'webVital' ? { ...values, sub6: 'LCP' } : values;
  const own = Object.fromEntries(Object.entries(named).filter(([field]) => isOwn(field)));
  expect(eventSchemaOf(name).parse({ ...event, ...own })).toEqual({ ...event, ...own });
  expect(trackedEventSchema.safeParse({ ...event, ...own }).success).toBe(true);
  for (const [field, value] of Object.entries(values).filter(([field]) => !isOwn(field))) {
    expect(eventSchemaOf(name).safeParse({ ...event, [field]: value }).success, field).toBe(false);
  }
});
