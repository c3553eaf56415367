import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onPartChange, outages, type PartChange, partAnswered, partFailed } from '@/cms/parts';
import { forgetOutages } from '@/cms/testing/forget-outages';

let changes: PartChange[];
let stopListening: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T08:00:00Z') });
  forgetOutages();
  changes = [];
  stopListening = onPartChange((change) => changes.push(change));
});
afterEach(() => {
  stopListening();
  vi.useRealTimers();
});

describe('a part that the web app depends on', () => {
  it('is away once, however often it fails, and back once', () => {
    expect(partFailed('cms', 'no answer')).toBe(true);
    for (let visit = 0; visit < 5; visit += 1) expect(partFailed('cms', 'slow')).toBe(false);
    expect(outages().get('cms')).toMatchObject({ since: '2026-11-22T08:00:00.000Z', reason: 'no answer' });
    vi.advanceTimersByTime(90_000);
    partAnswered('cms');
    partAnswered('cms');
    expect(changes).toEqual([
      { part: 'cms', state: 'away', reason: 'no answer' },
      { part: 'cms', state: 'back', seconds: 90 },
    ]);
    expect(outages().size).toBe(0);
  });

  it('that fails and answers in turns is away all the while', () => {
    for (let turn = 0; turn < 20; turn += 1) {
      partFailed('redis', 'connection lost');
      vi.advanceTimersByTime(500);
      partAnswered('redis');
      vi.advanceTimersByTime(500);
    }
    expect(changes).toHaveLength(1);
  });

  it('is back without a further answer once it has been calm', () => {
    partFailed('feed config es', 'no answer');
    vi.advanceTimersByTime(1_000);
    partAnswered('feed config es');
    expect(outages().size).toBe(1);
    vi.advanceTimersByTime(3_000);
    expect(changes.at(-1)).toEqual({ part: 'feed config es', state: 'back', seconds: 3 });
  });

  it('fails alone', () => {
    partFailed('feed config es', 'no answer');
    partAnswered('feed config mx');
    expect([...outages().keys()]).toEqual(['feed config es']);
  });
});
