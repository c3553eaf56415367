import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstPaint } from '@/shell/visit/first-paint';

const browser = { drawn: false, visibilityState: 'visible', draw: () => {} };

class PaintObserver {
  constructor(private readonly tell: () => void) {}
  observe({ type }: { type: string }) {
    if (type === 'paint') browser.draw = this.tell;
  }
}

/** Whether the first picture has come, asked after `milliseconds`. */
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

describe('the first picture', () => {
  it('is waited for', async () => {
    expect(await hasComeAfter(500)).toBe(false);
    expect(await hasComeAfter(10, () => browser.draw())).toBe(true);
  });

  it('is there where the page has been drawn, in a task of its own', async () => {
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

  it('is not waited for in a tab that nobody looks at', async () => {
    browser.visibilityState = 'hidden';
    expect(await hasComeAfter(1)).toBe(true);
  });

  it('keeps nobody waiting for more than a second', async () => {
    expect(await hasComeAfter(1001)).toBe(true);
  });
});
