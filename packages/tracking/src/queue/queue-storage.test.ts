import { describe, expect, test } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { newEvent, openTab } from '../testing/open-tab.ts';

const second = 1000;

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
