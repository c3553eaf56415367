import { describe, expect, test } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { newEvent, openTab } from '../testing/open-tab.ts';
import type { FakeAnswer } from '../testing/recording-port.ts';

const second = 1000;
const offline = new TypeError('Failed to fetch');

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
