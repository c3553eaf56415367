import { describe, expect, test } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { openTab } from '../testing/open-tab.ts';
import type { FakeAnswer } from '../testing/recording-port.ts';

const second = 1000;
const offline = new TypeError('Failed to fetch');

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
