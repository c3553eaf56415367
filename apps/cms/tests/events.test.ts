import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPostgres } from '../src/platform/database/database-probe';
import { EVENT_ALLOWANCE } from '../src/visitors/events/receive-events';
import { eventColumns } from '../src/visitors/events/stored-event';
import { BROWSER, type EventRequest, newEvent, queryEvents, sendEvents } from './support/events';
import { READ_TOKEN, type RunningCms, startCms } from './support/start-cms';
import { newAddress } from './support/visitors';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

const send = (body: unknown, request?: EventRequest) => sendEvents(cms.url, body, request);
const rows = (sql: string) => queryEvents(cms.strapi, sql);
const countOf = async (domain: string) =>
  Number((await rows(`select count(*) as n from @events where domain = '${domain}'`))[0]?.n);

describe('POST /api/event', () => {
  test('stores one event with its time and answers 202', async () => {
    const event = newEvent({
      domain: 'one.example',
      sub3: '0300.1-A',
      sub5: 'blog',
      sub8: 0,
      event_id: 6,
      utm_campaign: 'préstamo 👩‍🚀',
      referer: 'https://www.google.com/search',
    });
    const before = Date.now();
    const { status, body, headers } = await send(event);
    expect([status, body, headers.get('cache-control')]).toEqual([202, { accepted: 1 }, 'no-store']);
    const [row] = await rows("select * from @events where domain = 'one.example'");
    const { event_key, session_id, client_id, ...plain } = event;
    expect(row).toMatchObject({ ...plain, sub1: null, utm_source: null });
    expect(String(row?.event_key).replaceAll('-', '')).toBe(event_key.replaceAll('-', ''));
    expect(Number(row?.is_bot)).toBe(0);
    const receivedAt = new Date(row?.received_at as string | Date).getTime();
    expect(receivedAt).toBeGreaterThanOrEqual(before);
    expect(receivedAt).toBeLessThanOrEqual(Date.now());
  });

  test('stores a list of 50 events', async () => {
    const list = Array.from({ length: 50 }, () => newEvent({ domain: 'fifty.example' }));
    expect((await send(list)).body).toEqual({ accepted: 50 });
    expect(await countOf('fifty.example')).toBe(50);
  });

  test('stores an event once that is sent again, at the same moment or within one request', async () => {
    const event = newEvent({ domain: 'again.example' });
    const withoutHyphens = { ...event, event_key: event.event_key.replaceAll('-', '').toUpperCase() };
    const answers = await Promise.all([send(event), send(event), send([event, withoutHyphens]), send(withoutHyphens)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect((await send(event)).status).toBe(202);
    expect(await countOf('again.example')).toBe(1);
  });

  test('stores all events of many requests that arrive together', async () => {
    const requests = Array.from({ length: 200 }, () =>
      send([newEvent({ domain: 'many.example' }), newEvent({ domain: 'many.example' })]),
    );
    expect((await Promise.all(requests)).every(({ status }) => status === 202)).toBe(true);
    expect(await countOf('many.example')).toBe(400);
  });

  test.each([
    ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 1],
    ['no user agent', '', 1],
    ['a browser', BROWSER, 0],
  ])('marks an event of %s', async (_, userAgent, expected) => {
    const domain = `${randomUUID()}.example`;
    expect((await send(newEvent({ domain }), { headers: { 'user-agent': userAgent } })).status).toBe(202);
    expect(
      (await rows(`select is_bot from @events where domain = '${domain}'`)).map(({ is_bot }) => Number(is_bot)),
    ).toEqual([expected]);
  });
});

describe('POST /api/event: refusals', () => {
  test.each([null, '', READ_TOKEN])('answers 401 for the bearer %s', async (token) => {
    expect((await send(newEvent(), { token })).status).toBe(401);
  });

  test('stores the valid events of a request and names the others with their fields', async () => {
    const list = Array.from({ length: 50 }, () => newEvent({ domain: 'partly.example' }));
    const wrong = list.map((event, index) => (index === 7 ? { ...event, client_id: 'ana' } : event));
    const { status, body } = await send(wrong);
    expect([status, body]).toEqual([202, { accepted: 49, refused: [{ event: 7, field: 'client_id' }] }]);
    expect(await countOf('partly.example')).toBe(49);
  });

  test('stores a figure of speed, and refuses one with another name or without a value', async () => {
    const speed = { event_id: 31, sub5: 'blog', sub6: 'LCP', sub8: 1234, domain: 'speed.example' } as const;
    const { body } = await send([
      newEvent(speed),
      newEvent({ ...speed, sub6: 'FID' }),
      newEvent({ ...speed, sub8: undefined }),
    ]);
    expect(body).toEqual({
      ...{
        accepted: 1,
        refused: [
          { event: 1, field: 'sub6' },
          { event: 2, field: 'sub8' },
        ],
      },
    });
    const stored = await rows("select sub5, sub6, sub8 from @events where domain = 'speed.example'");
    expect(stored).toEqual([{ sub5: 'blog', sub6: 'LCP', sub8: 1234 }]);
  });

  test('answers 400 with the first wrong event and its field if no event is valid', async () => {
    const wrong = newEvent({ domain: 'wrong.example', client_id: 'ana' });
    const { status, body } = await send([wrong, wrong]);
    expect([status, body]).toEqual([
      400,
      { error: 'invalid-event', message: 'Event 0: client_id is not valid.', event: 0, field: 'client_id' },
    ]);
    expect(await countOf('wrong.example')).toBe(0);
  });

  test.each([
    ['a body that is not JSON', '{', {}, 400, 'not-json'],
    ['51 events', Array(51).fill(newEvent()), {}, 400, 'too-many-events'],
    ['an unknown field', { ...newEvent(), email: 'ana@example.com' }, {}, 400, 'invalid-event'],
    ['another type', newEvent(), { headers: { 'content-type': 'text/plain' } }, 415, 'not-json'],
    ['a compressed body', newEvent(), { headers: { 'content-encoding': 'gzip' } }, 415, 'not-json'],
    ['a body over 64 KB', ' '.repeat(65_537), {}, 413, 'too-large'],
    ['GET', null, { method: 'GET' }, 405, 'method-not-allowed'],
  ])('answers with JSON for %s', async (_, body, request, status, error) => {
    const answer = await send(body, request as EventRequest);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(JSON.stringify(answer.body)).not.toContain('ana');
  });

  test('counts each event of a request: answers 429 with the waiting time after 3000 of one network, and accepts another', async () => {
    const address = newAddress();
    const list = Array.from({ length: 50 }, () => newEvent({ domain: 'flood.example' }));
    const accepted = EVENT_ALLOWANCE.perPerson / list.length;
    for (let sent = 0; sent < accepted; sent += 1) expect((await send(list, { address })).status).toBe(202);
    const { status, headers } = await send(newEvent(), { address });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await send(newEvent())).status).toBe(202);
  });
});

describe('the store of events', () => {
  /** Everything that the store holds of a domain, as one text. */
  const textOf = async (domain: string) => {
    const found = await rows(`select * from @events where domain = '${domain}'`);
    expect(found).toHaveLength(1);
    expect(Object.keys(found[0] ?? {}).sort()).toEqual([...eventColumns, 'stored_at'].sort());
    return JSON.stringify(found);
  };

  test('holds the fields of the event, and neither the address nor the user agent', async () => {
    const address = '203.0.113.77';
    const request = { address, headers: { 'user-agent': 'Mozilla/5.0 TellTale/7.7' } };
    expect((await send(newEvent({ domain: 'private.example' }), request)).status).toBe(202);
    const text = await textOf('private.example');
    expect(text).toContain('private.example');
    for (const part of [address, '203.0.113', 'TellTale']) expect(text).not.toContain(part);
  });

  test('keeps its events when Strapi examines and changes its own tables', async () => {
    const { strapi } = cms;
    await send(newEvent({ domain: 'schema.example' }));
    const before = await textOf('schema.example');
    await strapi.db.schema.sync();
    // Strapi compares the tables only after a change of its own types.
    await (strapi.db.schema as unknown as { syncSchema(): Promise<string> }).syncSchema();
    expect(await textOf('schema.example')).toBe(before);
    expect((await send(newEvent({ domain: 'after.example' }))).status).toBe(202);
    expect(await countOf('after.example')).toBe(1);
  });

  test('is a file of its own that only its owner may read, on SQLite', async () => {
    if (isPostgres(cms.strapi)) return;
    await send(newEvent({ domain: 'file.example' }));
    const { filename } = cms.strapi.config.get('database.connection.connection') as { filename: string };
    const file = path.join(path.dirname(filename), 'events.db');
    const parts = (name: string) => [name, `${name}-wal`, `${name}-shm`].filter((part) => existsSync(part));
    expect(parts(file)).toHaveLength(3);
    for (const name of parts(file)) expect(statSync(name).mode & 0o777).toBe(0o600);
    const holds = (name: string) => parts(name).some((part) => readFileSync(part).includes('file.example'));
    expect([holds(file), holds(filename)]).toEqual([true, false]);
  });
});
