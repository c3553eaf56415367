import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type DependencyChange,
  dependencyAnswered,
  dependencyFailed,
  onDependencyChange,
  outages,
} from '@/cms/dependencies';
import { forgetOutages } from '@/cms/testing/forget-outages';

let changes: DependencyChange[];
let stopListening: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T08:00:00Z') });
  forgetOutages();
  changes = [];
  stopListening = onDependencyChange((change) => changes.push(change));
});
afterEach(() => {
  stopListening();
  vi.useRealTimers();
});

describe('an outage of a dependency', () => {
  it('is reported once when it starts, however many calls fail, and once when it ends', () => {
    expect(dependencyFailed('cms', 'no answer')).toBe(true);
    for (let visit = 0; visit < 5; visit += 1) expect(dependencyFailed('cms', 'slow')).toBe(false);
    expect(outages().get('cms')).toMatchObject({ since: '2026-11-22T08:00:00.000Z', reason: 'no answer' });
    vi.advanceTimersByTime(90_000);
    dependencyAnswered('cms');
    dependencyAnswered('cms');
    expect(changes).toEqual([
      { dependency: 'cms', state: 'away', reason: 'no answer' },
      { dependency: 'cms', state: 'back', seconds: 90 },
    ]);
    expect(outages().size).toBe(0);
  });

  it('lasts while calls fail and succeed alternately', () => {
    for (let turn = 0; turn < 20; turn += 1) {
      dependencyFailed('redis', 'connection lost');
      vi.advanceTimersByTime(500);
      dependencyAnswered('redis');
      vi.advanceTimersByTime(500);
    }
    expect(changes).toHaveLength(1);
  });

  it('ends after the cool-down without a further answer', () => {
    dependencyFailed('feed config es', 'no answer');
    vi.advanceTimersByTime(1_000);
    dependencyAnswered('feed config es');
    expect(outages().size).toBe(1);
    vi.advanceTimersByTime(3_000);
    expect(changes.at(-1)).toEqual({ dependency: 'feed config es', state: 'back', seconds: 3 });
  });

  it('of one feed leaves the other feeds available', () => {
    dependencyFailed('feed config es', 'no answer');
    dependencyAnswered('feed config mx');
    expect([...outages().keys()]).toEqual(['feed config es']);
  });
});
