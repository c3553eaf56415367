import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLeadServer, memoryStore } from './lead-server.mjs';
import { receiveLead } from './receive-lead.mjs';

const secret = 'secret-of-the-receiver-0123456789';
const key = '6f0c9c1e-5a0b-4b6e-9a55-3f1f6d1b8f10';
const now = new Date('2026-11-24T10:00:00Z');
const seconds = (date) => Math.floor(date.getTime() / 1000);
const sign = (body, timestamp, by = secret) => createHmac('sha256', by).update(`${timestamp}.${body}`).digest('hex');
const lead = { version: 1, type: 'application', id: key, loan: { amount: 300 } };

function message(content = lead, changes = {}) {
  const body = typeof content === 'string' ? content : JSON.stringify(content);
  const timestamp = String(seconds(now));
  return { body, timestamp, signature: sign(body, timestamp), key, ...changes };
}

let store;
beforeEach(() => {
  store = memoryStore();
});
const receive = (sent) => receiveLead(sent, { secrets: [secret], store, now });

describe('receiveLead', () => {
  test('stores a signed application once and answers its reference, also for the repeat of a key', async () => {
    const first = await receive(message());
    expect(first).toEqual({ status: 201, body: { reference: 'L-6f0c9c1e', status: 'under_review' } });
    expect(await receive(message())).toEqual({ ...first, status: 200 });
    expect([...store.leads]).toEqual([[key, lead]]);
  });

  test('answers the status in the words of the network of the lender', async () => {
    const { body } = await receiveLead(message(), { secrets: [secret], store, now, status: 'pending' });
    expect(body).toMatchObject({ status: 'pending' });
  });

  test.each([
    [
      'with the signature of another secret',
      (sent) => ({ signature: sign(sent.body, sent.timestamp, 'x'.repeat(32)) }),
    ],
    ['whose body was changed', () => ({ body: JSON.stringify({ ...lead, loan: { amount: 3000 } }) })],
    ['with a new time', () => ({ timestamp: String(seconds(now) + 1) })],
    ['without a signature', () => ({ signature: '' })],
    ['without a time', () => ({ timestamp: '' })],
  ])('answers 401 for a message %s, and stores nothing', async (_, change) => {
    const sent = message();
    expect((await receive({ ...sent, ...change(sent) })).status).toBe(401);
    expect(store.leads.size).toBe(0);
  });

  test('accepts the old and the new secret while one takes the place of the other', async () => {
    const sent = message();
    const secrets = ['the-new-secret-of-the-receiver', secret];
    expect((await receiveLead(sent, { secrets, store, now })).status).toBe(201);
    const signature = sign(sent.body, sent.timestamp, secrets[0]);
    expect((await receiveLead({ ...sent, signature }, { secrets, store, now })).status).toBe(200);
  });

  test('answers 200 to a test message and stores nothing', async () => {
    expect(await receive(message({ version: 1, type: 'test', id: key, site: 'es-ES' }))).toEqual({
      status: 200,
      body: {},
    });
    expect(store.leads.size).toBe(0);
  });

  test.each([-301, 301])('answers 401 for a signed message that is %d seconds off', async (offset) => {
    const timestamp = String(seconds(now) + offset);
    const { body } = message();
    expect(await receive(message(lead, { timestamp, signature: sign(body, timestamp) }))).toEqual({
      status: 401,
      body: { error: 'timestamp' },
    });
  });

  test.each([
    ['no JSON', '{'],
    ['a list', []],
    ['another type', { ...lead, type: 'news' }],
    ['another version', { ...lead, version: 2 }],
    ['another key than the header', { ...lead, id: 'x' }],
  ])('answers 422 for a signed message that has %s', async (_, content) => {
    expect((await receive(message(content))).status).toBe(422);
    expect(store.leads.size).toBe(0);
  });

  test('ends the handling of what a notice of withdrawal names, keeps it, and answers 200 again for its repeat', async () => {
    await receive(message());
    const id = 'a notice';
    const notice = message({ version: 1, type: 'withdrawal', id, delivery_id: key }, { key: id });
    expect([(await receive(notice)).status, (await receive(notice)).status]).toEqual([200, 200]);
    expect([...store.withdrawn]).toEqual([key]);
    expect(store.leads.has(key)).toBe(true);
  });

  test('answers 200 for a notice of withdrawal about a key that it never got', async () => {
    const notice = message({ version: 1, type: 'withdrawal', id: 'x', delivery_id: 'unknown' }, { key: 'x' });
    expect((await receive(notice)).status).toBe(200);
    expect(store.withdrawn.size).toBe(0);
  });

  test.each(['withdrawal', 'erasure'])(
    'stores no application that arrives after the notice of its %s',
    async (type) => {
      const id = 'a notice';
      await receive(message({ version: 1, type, id, delivery_id: key }, { key: id }));
      expect(await receive(message())).toEqual({ status: 200, body: {} });
      expect(store.leads.size).toBe(0);
    },
  );

  test('erases what a notice names, and answers 200 again for its repeat', async () => {
    await receive(message());
    const id = 'a notice';
    const notice = message({ version: 1, type: 'erasure', id, delivery_id: key }, { key: id });
    expect((await receive(notice)).status).toBe(200);
    expect(store.leads.size).toBe(0);
    expect((await receive(notice)).status).toBe(200);
  });
});

describe('the server', () => {
  let server;
  let url;
  beforeAll(async () => {
    server = createLeadServer({
      secrets: [secret],
      store: { ...memoryStore(), store: () => Promise.reject(new Error('full')) },
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${server.address().port}/`;
  });
  afterAll(() => server.close());

  const post = (body, timestamp = String(seconds(new Date()))) =>
    fetch(url, {
      method: 'POST',
      headers: {
        'idempotency-key': key,
        'x-prestafaro-timestamp': timestamp,
        'x-prestafaro-signature': sign(body, timestamp),
      },
      body,
    });

  test('reads the headers of a message, and answers 500 while it cannot store', async () => {
    expect((await post('{}')).status).toBe(422);
    expect((await post(JSON.stringify(lead))).status).toBe(500);
  });

  test('answers 405 for another method and 413 for a body that is too long', async () => {
    expect((await fetch(url)).status).toBe(405);
    expect((await post('x'.repeat(70_000))).status).toBe(413);
  });
});
