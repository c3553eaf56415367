import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { processWide } from '@/cms/process-wide';
import { isStopping, stopGracefully } from '@/server/stop-gracefully';
import { catchLog } from '@/server/testing/catch-log';

const signals = ['SIGTERM', 'SIGINT'] as const;
const close = vi.fn();
const exit = vi.fn();
let before: Map<NodeJS.Signals, NodeJS.SignalsListener[]>;

/** Stands for Next's server, whose listener is added first. */
beforeEach(() => {
  vi.useFakeTimers();
  close.mockReset();
  exit.mockReset();
  vi.spyOn(process, 'exit').mockImplementation(exit as never);
  catchLog();
  processWide('stopping', () => ({ isStopping: false })).isStopping = false;
  before = new Map(signals.map((signal) => [signal, process.listeners(signal)]));
  for (const signal of signals) process.removeAllListeners(signal).on(signal, close);
});
afterEach(() => {
  for (const [signal, listeners] of before) {
    process.removeAllListeners(signal);
    for (const listener of listeners) process.on(signal, listener);
  }
  for (const listener of process.listeners('exit').slice(-1)) process.removeListener('exit', listener);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('stopGracefully', () => {
  it('reports failing at once, and closes after the delay for a balancer', async () => {
    stopGracefully(true);
    expect(isStopping()).toBe(false);
    process.emit('SIGTERM');
    expect(isStopping()).toBe(true);
    await vi.advanceTimersByTimeAsync(1_900);
    expect(close).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(close).toHaveBeenCalledExactlyOnceWith('SIGTERM');
  });

  it('closes at once without a balancer, and only once after several signals', () => {
    stopGracefully(false);
    process.emit('SIGINT');
    process.emit('SIGINT');
    process.emit('SIGTERM');
    expect(close).toHaveBeenCalledExactlyOnceWith('SIGINT');
  });

  it('exits when requests take too long', async () => {
    stopGracefully(false);
    process.emit('SIGTERM');
    await vi.advanceTimersByTimeAsync(9_900);
    expect(exit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(exit).toHaveBeenCalledOnce();
  });
});
