import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstPaint } from '@/shell/visit/first-paint';

const browser = { drawn: false, visibilityState: 'visible', draw: () => {} };

class PaintObserver {
  constructor(private readonly tell: () => void) {}
  observe({ type }: { type: string }) {
    if (type === 'paint') browser.draw = this.tell;
  }
}

/** Whether the first paint is reported within `milliseconds`. */
async function hasComeAfter(milliseconds: number, act = () => {}): Promise<boolean> {
  let hasCome = false;
  void firstPaint().then(() => {
    hasCome = true;
  });
  act();
  await vi.advanceTimersByTimeAsync(milliseconds);
  return hasCome;
}

beforeEach(() => {
  Object.assign(browser, { drawn: false, visibilityState: 'visible', draw: () => {} });
  vi.useFakeTimers();
  vi.stubGlobal('document', browser);
  vi.stubGlobal('performance', { getEntriesByType: () => (browser.drawn ? [{ name: 'first-paint' }] : []) });
  vi.stubGlobal('PerformanceObserver', PaintObserver);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('firstPaint', () => {
  it('resolves after the first paint', async () => {
    expect(await hasComeAfter(500)).toBe(false);
    expect(await hasComeAfter(10, () => browser.draw())).toBe(true);
  });

  it('resolves in a new task if the page was painted before', async () => {
    browser.drawn = true;
    let hasCome = false;
    void firstPaint().then(() => {
      hasCome = true;
    });
    await Promise.resolve();
    expect(hasCome).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(hasCome).toBe(true);
  });

  it('resolves at once in a hidden tab', async () => {
    browser.visibilityState = 'hidden';
    expect(await hasComeAfter(1)).toBe(true);
  });

  it('resolves after one second without a paint', async () => {
    expect(await hasComeAfter(1001)).toBe(true);
  });
});
