import { describe, expect, test } from 'vitest';
import { createConsentGate } from '../consent-gate.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { type FakeAnswer, recordingPort } from '../testing/recording-port.ts';
import { newUuidV4 } from '../uuid.ts';
import { createEventQueue } from './event-queue.ts';
import type { KeyedEvent } from './queued-events.ts';

const second = 1000;
const offline = new TypeError('Failed to fetch');

function newEvent(label: string): KeyedEvent {
  const id = () => newUuidV4((bytes) => crypto.getRandomValues(bytes));
  return {
    event_id: 5,
    sub4: 'pageView',
    sub1: label,
    session_id: id(),
    client_id: id(),
    domain: 'es.example.com',
    event_key: id(),
  };
}

/** A tab with a queue. Each tab is one load of a page. */
function openTab(browser = fakeBrowser(), answers: FakeAnswer[] = []) {
  const tab = recordingPort({}, browser);
  tab.answers.push(...answers);
  const gate = createConsentGate(tab.port);
  gate.decide({ measurement: true });
  const queue = createEventQueue(gate, '/api/event');
  const add = (...labels: string[]) => {
    for (const label of labels) queue.add(newEvent(label));
  };
  /** The labels of the events of each request. */
  const requests = () =>
    tab.sent.map(({ request }) => (JSON.parse(request.body) as KeyedEvent[]).map(({ sub1 }) => sub1).join(' '));
  return { ...tab, gate, queue, add, requests };
}

describe('a queue of events', () => {
  test('sends an event at once and is empty after the answer', async () => {
    const { add, requests, browser, local } = openTab();
    add('a');
    expect(requests()).toEqual(['a']);
    await browser.settle();
    expect(local.size).toBe(0);
    expect(browser.waitingTimers()).toBe(0);
  });

  test('sends the events of a time without network as one array when the browser is online again', async () => {
    const { add, requests, browser } = openTab();
    await browser.setOnline(false);
    add('a', 'b', 'c');
    await browser.advance(3600 * second);
    expect(requests()).toEqual([]);
    await browser.setOnline(true);
    expect(requests()).toEqual(['a b c']);
  });

  test('does not count an attempt during which the browser lost the network', async () => {
    const { add, requests, browser, local } = openTab(fakeBrowser(), Array<FakeAnswer>(7).fill(offline));
    add('a');
    await browser.setOnline(false);
    for (let round = 0; round < 6; round += 1) {
      const sent = browser.setOnline(true);
      await browser.setOnline(false);
      await sent;
    }
    await browser.setOnline(true);
    expect(requests()).toEqual(Array(8).fill('a'));
    expect(local.size).toBe(0);
  });

  test('sends on the next page what a closed page left, after the lease of 30 seconds', async () => {
    const browser = fakeBrowser();
    const closed = openTab(browser);
    closed.port.fetch = () => new Promise(() => undefined);
    closed.add('a');
    const next = openTab(browser);
    next.add('b');
    expect(next.requests()).toEqual(['b']);
    await browser.advance(30 * second);
    expect(next.requests()).toEqual(['b', 'a']);
    await browser.settle();
    expect(next.local.size).toBe(0);
  });

  test('sends the events of two tabs once each', async () => {
    const browser = fakeBrowser();
    const [one, other] = [openTab(browser), openTab(browser)];
    await browser.setOnline(false);
    one.add('a', 'b');
    other.add('c');
    await browser.setOnline(true);
    await browser.advance(60 * second);
    expect([...one.requests(), ...other.requests()]).toEqual(['a b c']);
  });

  test('keeps the newest 50 events', async () => {
    const { add, requests, browser } = openTab();
    await browser.setOnline(false);
    add(...Array.from({ length: 53 }, (_, index) => `${index}`));
    await browser.setOnline(true);
    const sent = requests().join(' ').split(' ');
    expect([sent.length, sent[0], sent.at(-1)]).toEqual([50, '3', '52']);
  });

  test('sends requests of less than 60 KiB, counted in bytes', async () => {
    const { queue, sent, browser } = openTab();
    await browser.setOnline(false);
    const long = '😀'.repeat(256);
    for (let count = 0; count < 50; count += 1) {
      queue.add({ ...newEvent('x'), utm_source: long, utm_campaign: long, utm_content: long, utm_term: long });
    }
    await browser.setOnline(true);
    await browser.advance(second);
    const sizes = sent.map(({ request }) => new TextEncoder().encode(request.body).length);
    expect(sizes.length).toBe(4);
    expect(Math.max(...sizes)).toBeLessThan(60 * 1024);
    expect(sent.flatMap(({ request }) => JSON.parse(request.body))).toHaveLength(50);
  });

  test('does not send an event that is older than a day', async () => {
    const { add, requests, browser } = openTab();
    await browser.setOnline(false);
    add('old');
    await browser.advance(24 * 3600 * second + 1);
    add('new');
    await browser.setOnline(true);
    expect(requests()).toEqual(['new']);
  });
});

describe('a queue after a failure', () => {
  test('tries five times, with pauses of 2, 8, 32 and 128 seconds, and drops the event', async () => {
    const { add, requests, browser, local } = openTab(fakeBrowser(), Array<FakeAnswer>(9).fill({ status: 503 }));
    add('a');
    const counts: number[] = [];
    for (const pause of [2, 8, 32, 128]) {
      await browser.advance(pause * second - 1);
      counts.push(requests().length);
      await browser.advance(1);
    }
    await browser.settle();
    expect([...counts, requests().length]).toEqual([1, 2, 3, 4, 5]);
    await browser.advance(3600 * second);
    expect(requests()).toHaveLength(5);
    add('b');
    expect(requests().at(-1)).toBe('b');
    expect(JSON.parse(local.get('pf_queue') ?? '').events).toHaveLength(1);
  });

  test.each([500, 502, 503, 408, 429, 304])('sends the event again after status %i', async (status) => {
    const { add, requests, browser, local } = openTab(fakeBrowser(), [{ status }]);
    add('a');
    await browser.advance(2 * second);
    await browser.settle();
    expect(requests()).toEqual(['a', 'a']);
    expect(local.size).toBe(0);
  });

  test('sends the event again after an error of the network', async () => {
    const { add, requests, browser } = openTab(fakeBrowser(), [offline]);
    add('a');
    await browser.advance(2 * second);
    expect(requests()).toEqual(['a', 'a']);
  });

  test.each([400, 401, 403, 404, 413, 422])('drops the event after status %i', async (status) => {
    const { add, requests, browser, local } = openTab(fakeBrowser(), [{ status }]);
    add('a');
    await browser.advance(3600 * second);
    expect(requests()).toEqual(['a']);
    expect(local.size).toBe(0);
  });

  test.each([
    ['a number of seconds', '60', 60],
    ['a date', new Date(Date.UTC(2026, 10, 24, 0, 5)).toUTCString(), 300],
    ['less than its own pause', '1', 2],
    ['an unreadable value', 'soon', 2],
    ['more than a day', '99999999', 24 * 3600],
  ])('sends nothing before the Retry-After of %s, in any tab', async (_, retryAfter, seconds) => {
    const browser = fakeBrowser();
    const one = openTab(browser, [{ status: 429, headers: { 'retry-after': retryAfter } }]);
    one.add('a');
    await browser.settle();
    const other = openTab(browser);
    other.add('b');
    await browser.advance(seconds * second - 1);
    expect([...one.requests(), ...other.requests()]).toEqual(['a']);
    if (seconds < 24 * 3600) {
      await browser.advance(1);
      expect([...one.requests(), ...other.requests()]).toEqual(['a', 'a b']);
    }
  });

  test('sends events of the pause and failed ones together', async () => {
    const { add, requests, browser } = openTab(fakeBrowser(), [{ status: 500 }]);
    add('a');
    await browser.settle();
    add('b', 'c');
    await browser.advance(2 * second);
    expect(requests()).toEqual(['a', 'a b c']);
  });
});

describe('a queue and the storage', () => {
  const blocked = () => {
    throw new Error('blocked');
  };

  test('works in memory when the storage is blocked', async () => {
    const { add, port, requests, browser } = openTab();
    Object.assign(port, { readStored: blocked, writeStored: blocked, removeStored: blocked });
    await browser.setOnline(false);
    add('a', 'b');
    await browser.setOnline(true);
    expect(requests()).toEqual(['a b']);
    await browser.advance(3600 * second);
    expect(requests()).toEqual(['a b']);
  });

  test.each([
    '',
    'x',
    'null',
    '[]',
    '{"events":[]}',
    '{"pausedUntil":0,"events":{}}',
    '{"pausedUntil":0,"events":[null]}',
    '{"pausedUntil":0,"events":[{"at":0,"attempts":0,"leasedUntil":0,"event":{"event_key":"1"}}]}',
  ])('replaces the malformed value %s', async (text) => {
    const { add, local, requests, browser } = openTab();
    local.set('pf_queue', text);
    add('a');
    expect(requests()).toEqual(['a']);
    await browser.settle();
    expect(local.size).toBe(0);
  });

  test('goes on after the clock of the device was set back', async () => {
    const { add, local, requests } = openTab();
    const future = Date.UTC(2030, 0, 1);
    const stuck = { event: newEvent('x'), at: future, attempts: 1, leasedUntil: future };
    local.set('pf_queue', JSON.stringify({ pausedUntil: future, events: [stuck] }));
    add('a');
    expect(requests()).toEqual(['a']);
  });
});

describe('a queue after a refusal', () => {
  test('sends nothing more, and a late answer stores nothing', async () => {
    const { add, gate, queue, requests, browser, local } = openTab(fakeBrowser(), [{ status: 500 }]);
    add('a');
    gate.decide({});
    queue.clear();
    local.clear();
    await browser.setOnline(true);
    await browser.advance(3600 * second);
    expect(requests()).toEqual(['a']);
    expect(local.size).toBe(0);
    expect([browser.waitingTimers(), browser.listening()]).toEqual([0, 0]);
  });

  test('stores nothing when a request fails after a refusal in another tab', async () => {
    const { add, browser, local } = openTab(fakeBrowser(), [{ status: 500 }]);
    add('a');
    local.clear();
    await browser.settle();
    expect(local.size).toBe(0);
  });
});
