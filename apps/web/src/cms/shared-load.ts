import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { droppedTagsChannel } from '@/cms/dropped-tags-channel.mjs';
import { processWide } from '@/cms/process-wide';

const running = processWide('running-loads', () => {
  const loads = new Map<string, Promise<unknown>>();
  subscribe(droppedTagsChannel, () => loads.clear());
  return loads;
});

/**
 * Shares one load between concurrent readers, so that a service that hangs gets one request and not one per visitor.
 * @param key names what is loaded, in the whole process
 */
export function sharedLoad<Result>(key: string, load: () => Promise<Result>): Promise<Result> {
  const known = running.get(key) as Promise<Result> | undefined;
  if (known) return known;
  const loading = load().finally(() => {
    if (running.get(key) === loading) running.delete(key);
  });
  running.set(key, loading);
  return loading;
}

/**
 * Lets the next readers load again. Call it before tags are dropped: a load that began before the change may return the
 * older content.
 */
export function forgetRunningLoads(): void {
  running.clear();
}
