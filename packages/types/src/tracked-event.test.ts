import { expect, expectTypeOf, test } from 'vitest';
import { type EventNamed, eventSchemaOf, type TrackedEvent, trackedEventSchema } from './tracked-event.ts';

const pageViewSchema = eventSchemaOf('pageView');

const pageView: EventNamed<'pageView'> = {
  event_key: '7d9f4c1e-2a4b-4f6d-9e8a-0242ac120003',
  event_id: 5,
  sub4: 'pageView',
  sub5: 'blog',
  session_id: '3f2b8c1e-5d4a-4c3b-8c99-0242ac120002',
  client_id: '3f2b8c1e5d4a4c3b8c990242ac120002',
  domain: 'es.example.com',
  referer: 'https://www.google.com/search',
};

test('trackedEventSchema: accepts a page view', () => {
  expect(trackedEventSchema.parse(pageView)).toEqual(pageView);
  expect(pageViewSchema.parse(pageView)).toEqual(pageView);
  expectTypeOf<EventNamed<'pageView'>>().toExtend<TrackedEvent>();
});

test.each([
  ['another event id', { event_id: 27 }],
  ['another sub4', { sub4: 'focus' }],
])('eventSchemaOf: pageView refuses an event with %s', (_, change) => {
  expect(pageViewSchema.safeParse({ ...pageView, ...change }).success).toBe(false);
  expect(trackedEventSchema.safeParse({ ...pageView, ...change }).success).toBe(true);
});

test.each([
  ['a field of another event', { sub8: 0 }],
  ['an unknown field', { email: 'ana@example.com' }],
  ['an unknown page type', { sub5: 'secret' }],
  ['no session', { session_id: undefined }],
])('eventSchemaOf: pageView refuses an event with %s', (_, change) => {
  expect(pageViewSchema.safeParse({ ...pageView, ...change }).success).toBe(false);
});

test('trackedEventSchema: accepts campaign texts of 256 characters, in any script', () => {
  const utm_campaign = 'préstamo 👩‍🚀 кредит'.padEnd(256, 'x');
  expect(trackedEventSchema.parse({ ...pageView, utm_campaign })).toEqual({ ...pageView, utm_campaign });
});

test.each(['67', 'que-es-asnef', 'ru/rrps_2.0~', 'a'.repeat(100)])(
  'trackedEventSchema: accepts the item "%s"',
  (sub7) => {
    expect(pageViewSchema.parse({ ...pageView, sub7 })).toEqual({ ...pageView, sub7 });
  },
);

test.each(['', 'a'.repeat(101), 'ana@example.com', 'préstamo', 'dos palabras', '/?a=1'])(
  'R28: trackedEventSchema: refuses "%s" as an item, because it is no name in a path',
  (sub7) => {
    expect(trackedEventSchema.safeParse({ ...pageView, sub7 }).success).toBe(false);
  },
);

const webVital = { ...pageView, event_id: 31, sub4: 'webVital', sub6: 'CLS', sub8: 0 };

test('trackedEventSchema: accepts a web vital with one of the three names and a value up to 1 000 000', () => {
  for (const sub6 of ['LCP', 'INP', 'CLS'])
    for (const sub8 of [0, 1_000_000])
      expect(trackedEventSchema.parse({ ...webVital, sub6, sub8 })).toMatchObject({ sub6, sub8 });
});

test.each([
  ['another name', { sub6: 'reg.2' }, 'sub6'],
  ['another name, whatever sub4 says', { sub4: 'focus', sub6: 'reg.2' }, 'sub6'],
  ['no name', { sub6: undefined }, 'sub6'],
  ['no value', { sub8: undefined }, 'sub8'],
  ['a value with a fraction', { sub8: 0.1 }, 'sub8'],
  ['a value above a million', { sub8: 1_000_001 }, 'sub8'],
])('trackedEventSchema: refuses a web vital with %s, and names the field', (_, change, field) => {
  const { error } = trackedEventSchema.safeParse({ ...webVital, ...change });
  expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
});

test('trackedEventSchema: accepts the source of the first visit as texts of 256 characters at most', () => {
  const first = { first_source: 'google', first_medium: 'organic', first_campaign: 'x'.repeat(256) };
  expect(trackedEventSchema.parse({ ...pageView, ...first })).toEqual({ ...pageView, ...first });
  expect(trackedEventSchema.safeParse({ ...pageView, first_source: 'x'.repeat(257) }).success).toBe(false);
});

test('trackedEventSchema: accepts the field index 0', () => {
  expect(trackedEventSchema.parse({ ...pageView, event_id: 6, sub4: 'focus', sub8: 0 }).sub8).toBe(0);
});

test.each(['x', '😀', 'ж'])('trackedEventSchema: accepts 256 characters "%s", counted as code points', (character) => {
  const text = character.repeat(256);
  expect(trackedEventSchema.parse({ ...pageView, utm_term: text }).utm_term).toBe(text);
  expect(trackedEventSchema.safeParse({ ...pageView, utm_term: text + character }).success).toBe(false);
});

test('trackedEventSchema: accepts an event key', () => {
  expect(trackedEventSchema.parse({ ...pageView, event_key: pageView.session_id }).event_key).toBe(pageView.session_id);
});

test.each([
  ['an unknown field', { email: 'ana@example.com' }],
  ['an id that is not a UUID v4', { client_id: 'ana' }],
  ['a query in the referer', { referer: 'https://example.com/?email=ana@example.com' }],
  ['a hash in the referer', { referer: 'https://example.com/#ana' }],
  ['an unknown page type', { sub5: 'secret' }],
  ['a text of 257 characters', { utm_term: 'x'.repeat(257) }],
  ['an empty text', { utm_term: '' }],
  ['a control character', { utm_term: 'a\u0000b' }],
  ['half of a surrogate pair', { utm_term: 'a\ud800' }],
  ['a control character in the referer', { referer: 'https://example.com/\u0000' }],
  ['an event key that is not a UUID v4', { event_key: '1' }],
  ['event id 0', { event_id: 0 }],
  ['an event id above a million', { event_id: 1_000_001 }],
  ['a field index above a million', { sub8: 1_000_001 }],
])('trackedEventSchema: refuses an event with %s', (_, change) => {
  expect(trackedEventSchema.safeParse({ ...pageView, ...change }).success).toBe(false);
});

test.each(['event_key', 'event_id', 'session_id', 'client_id', 'domain'])(
  'trackedEventSchema: refuses an event without %s',
  (field) => {
    expect(trackedEventSchema.safeParse({ ...pageView, [field]: undefined }).success).toBe(false);
  },
);
