import 'server-only';
import type { BrowserError } from '@prestafaro/types/browser-error';
import { redactError } from '@prestafaro/types/redact-error';
import { processWide } from '@/cms/process-wide';
import type { BrowserErrorOutcome } from '@/server/browser-errors/browser-error-outcomes';
import { readableStack } from '@/server/browser-errors/readable-stack';
import { ownBuild } from '@/server/builds/own-build';
import { log } from '@/server/log/log';

/** The same error of any visitor is logged once in this time. */
const repeatMs = 60 * 60 * 1000;

/** Different errors that are remembered; a new release has a handful. */
const maxRemembered = 500;

/** Errors in a minute that are logged, so that no visitor fills the disk or keeps the server busy with source maps. */
export const maxLines = 30;

const periodMs = 60_000;

interface Memory {
  /** By what an error says, in the order in which it was logged. */
  readonly logged: Map<string, { readonly until: number; repeats: number }>;
  endsAt: number;
  written: number;
  unlogged: number;
}

const memory = processWide<Memory>('browser-errors', () => ({
  logged: new Map(),
  endsAt: 0,
  written: 0,
  unlogged: 0,
}));

/**
 * Logs an error of a browser with a stack that names our sources. Each web server keeps its own count: with two of them, an error is
 * logged twice an hour at most.
 */
export function logBrowserError(error: BrowserError, now: number): BrowserErrorOutcome {
  const key = JSON.stringify(error);
  const before = memory.logged.get(key);
  if (before && now < before.until) {
    before.repeats += 1;
    return 'repeated';
  }
  beginPeriod(now);
  if (memory.written >= maxLines) {
    memory.unlogged += 1;
    return 'unlogged';
  }
  memory.written += 1;
  remember(key, now);
  const { build, source, message, frames } = error;
  log.warn('Error in a browser', {
    build,
    source,
    reason: redactError(message),
    stack: build === ownBuild.id ? readableStack(frames) : readableStack(frames, () => undefined),
    repeats: before?.repeats || undefined,
  });
  return 'logged';
}

function beginPeriod(now: number): void {
  if (now < memory.endsAt) return;
  if (memory.unlogged > 0) log.warn('More errors in browsers than are logged', { count: memory.unlogged });
  Object.assign(memory, { endsAt: now + periodMs, written: 0, unlogged: 0 });
}

function remember(key: string, now: number): void {
  memory.logged.delete(key);
  memory.logged.set(key, { until: now + repeatMs, repeats: 0 });
  for (const oldest of memory.logged.keys()) {
    if (memory.logged.size <= maxRemembered) break;
    memory.logged.delete(oldest);
  }
}
